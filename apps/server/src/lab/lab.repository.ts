import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Everything that belongs to users, and the content that refers to days; content is applied again right after. */
const EMPTIED_TABLES = [
  'users',
  'phones',
  'sessions',
  'sms_codes',
  'sms_send_quotas',
  'image_captchas',
  'risk_challenges',
  'risk_passes',
  'phone_proofs',
  'ledger_entries',
  'ledger_balances',
  'memberships',
  'check_ins',
  'level_rewards',
  'medals',
  'punch_runs',
  'punch_marks',
  'punch_devices',
  'user_settings',
  'held_grants',
  'claims',
  'orders',
  'order_steps',
  'order_handles',
  'tickets',
  'payments',
  'fulfilments',
  'refunds',
  'payment_notifications',
  'apple_purchases',
  'apple_transactions',
  'apple_notices',
  'contracts',
  'contract_steps',
  'contract_notices',
  'contract_charges',
  'contract_notifications',
  'mall_stock',
  'mall_exchanges',
  'union_bindings',
  'union_orders',
  'union_turns',
  'partner_years',
  'gift_claims',
  'campaign_events',
  'campaign_claims',
  'campaign_draw_entries',
  'campaign_draw_balances',
  'campaign_draws',
  'campaign_stock',
  'campaign_gift_codes',
  'campaign_terms',
  'campaigns',
  'activity_claims',
  'activity_addresses',
  'activity_stock',
  'activity_items',
  'activities',
  'reservations',
  'game_reservations',
  'game_plays',
  'game_bookings',
  'game_settings',
  'game_reports',
  'uploads',
  'upload_pictures',
  'feedback',
  'agreement_consents',
  'account_deletions',
  'claim_channels',
  'dramas',
  'albums',
  'navigations',
  'games',
  'game_keys',
  'analytics_events',
  'outbox_messages',
  'content_packs',
];

export async function emptyForReset(db: Db): Promise<void> {
  await db.execute(sql.raw(`truncate ${EMPTIED_TABLES.join(', ')}`));
}

export interface LabChannel {
  channel: string;
  startsAt: Date;
  endsAt: Date;
}

export async function readClaimChannels(db: Db): Promise<LabChannel[]> {
  const result = await db.execute(sql`
    select channel, (extract(epoch from starts_at) * 1000)::float8 as starts, (extract(epoch from ends_at) * 1000)::float8 as ends
    from claim_channels order by channel`);
  return rowsOf<{ channel: string; starts: number; ends: number }>(result).map(
    ({ channel, starts, ends }) => ({
      channel,
      startsAt: new Date(starts),
      endsAt: new Date(ends),
    }),
  );
}

interface OpenRisk {
  challenge: string;
  answer: number;
  expiresAt: number;
}

const MOST_RISKS = 5;

/** Puzzles nobody has answered, newest first. */
export async function readOpenRisks(db: Db, now: Date): Promise<OpenRisk[]> {
  const result = await db.execute(sql`
    select id as challenge, answer_x as answer, (extract(epoch from expires_at) * 1000)::float8 as expires
    from risk_challenges where expires_at > ${now.toISOString()}::timestamptz
    order by expires_at desc, id limit ${MOST_RISKS}`);
  return rowsOf<{ challenge: string; answer: number; expires: number }>(result).map(
    ({ challenge, answer, expires }) => ({ challenge, answer, expiresAt: Math.round(expires) }),
  );
}
