import { PLAIN_SECRETS } from '../../lib/without-secrets.ts';

/**
 * Every table that holds something of a user's. Named and left out is what people write themselves, and the names that
 * clients make up for their own requests: whatever stands there is theirs.
 */
export const USER_TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ['nick_name'],
  phones: [],
  sessions: [],
  sms_codes: [],
  sms_send_quotas: [],
  sms_guess_quotas: [],
  known_requesters: [],
  image_captchas: ['uuid'],
  risk_challenges: [],
  risk_passes: [],
  phone_proofs: [],
  tickets: [],
  ledger_entries: [],
  ledger_balances: [],
  ledger_debts: [],
  memberships: [],
  held_grants: [],
  claims: [],
  check_ins: [],
  level_rewards: [],
  medals: [],
  punch_runs: [],
  punch_marks: [],
  punch_devices: [],
  user_settings: [],
  orders: ['idempotency_key'],
  order_steps: [],
  order_handles: [],
  payments: [],
  fulfilments: [],
  refunds: ['reason'],
  refund_quotas: [],
  payment_notifications: [],
  apple_purchases: [],
  apple_transactions: [],
  apple_notices: [],
  contracts: [],
  contract_steps: [],
  contract_notices: [],
  contract_charges: [],
  contract_notifications: [],
  mall_exchanges: ['idempotency_key'],
  union_bindings: ['nick_name'],
  union_orders: [],
  union_turns: [],
  partner_years: [],
  gift_claims: [],
  campaign_events: [],
  campaign_claims: [],
  campaign_draw_entries: [],
  campaign_draw_balances: [],
  campaign_draws: [],
  campaign_gift_codes: [],
  codes: [],
  activity_claims: [],
  activity_addresses: [],
  activity_gift_parcels: ['tracking_no'],
  reservations: [],
  game_plays: [],
  game_bookings: [],
  game_settings: [],
  game_reports: ['content'],
  uploads: [],
  feedback: ['content', 'reply', 'idempotency_key'],
  agreement_consents: [],
  account_deletions: [],
  analytics_events: ['event_key'],
  outbox_messages: [],
};

const looked = ([table, written]: [string, readonly string[]]) => {
  const row = written.length === 0 ? 't::text' : `(to_jsonb(t) - array['${written.join("', '")}'])::text`;
  return `select '${table}' as place from ${table} t where ${row} ~ '${PLAIN_SECRETS}'`;
};

/** Rows of any of these tables in which a phone or a token can be read, whatever the column. */
export const PLAIN_TEXTS = Object.entries(USER_TABLES).map(looked).join('\n      union all ');
