import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/database.ts';

const KEY = `'a-key-of-the-client'`;

/**
 * Each for a rule that needs an existing row; written without triggers and references, which these rows are not about.
 */
const RARE_ROWS: readonly string[] = [
  `insert into account_deletions (user_id, asked_at, due_at, next_at)
    select user_id, now(), now() + interval '8 days', now() + interval '8 days' from orders limit 1`,
  `insert into apple_purchases (original_transaction_id, brand, user_id, claimed_at)
    select 'rare-1', 'yujian', user_id, now() from orders limit 1`,
  `insert into apple_transactions (user_id, transaction_id, original_transaction_id, order_no, payment_no, product_id,
      purchased_at, jws, granted_at)
    select user_id, 'rare-2', 'rare-1', order_no, payment_no, 'month', now(), 'signed', now() from payments limit 1`,
  `insert into apple_notices (notification_id, brand, type, subtype, transaction_id, original_transaction_id, body,
      received_at)
    values ('rare-3', 'yujian', 'DID_RENEW', '', 'rare-2', 'rare-1', 'signed', now())`,
  `insert into contract_notices (user_id, contract_no, period, fen, charge_at, told_at)
    select user_id, contract_no, 2, 100, now(), now() from contracts limit 1`,
  `insert into contract_charges (user_id, contract_no, period, notice_period, order_no, tries, created_at)
    select c.user_id, c.contract_no, 2, 2, o.order_no, 1, now() from contracts c join orders o using (user_id) limit 1`,
  `insert into medals (user_id, medal, name, img_url, cause, granted_at, ends_at)
    select user_id, 'rare', 'rare', '/rare.webp', 'test:rare', now(), now() + interval '1 day' from orders limit 1
    on conflict do nothing`,
  `insert into mall_exchanges (user_id, exchange_no, goods_id, stock_day, kind, name, cover, points, medal, at)
    select user_id, gen_random_uuid(), goods_id, stock_day, 'medal_p', name, cover, points, 'rare', at
    from mall_exchanges limit 1`,
  `insert into campaign_gift_codes (user_id, campaign, code, given_at)
    select user_id, 'rare', 'RARE-CODE', now() from orders limit 1 on conflict do nothing`,
  `insert into code_uses (batch_id, seq, partner, request_id, used_at)
    select batch_id, seq, 'thunder', 'rare-request', given_at from codes where user_id is not null limit 1`,
  `insert into risk_misses (requester, missed_at, expires_at) values ('rare', array[now(), now(), now()], now())`,
  `insert into staff (email, name, state, password_hash, totp_sealed, created_at)
    values ('rare@example.com', 'rare', 'active', 'rare', 'rare', now()), ('other@example.com', 'rare', 'invited', null, null, now())`,
  `insert into staff_sessions (token_hash, staff_id, state, created_at, last_seen_at, expires_at, factor_at, device, address)
    select 'rare', id, 'open', now(), now(), now(), now(), '', '' from staff limit 1`,
  `insert into staff_tries (subject, tries, last_at) values ('rare', 1, now())`,
  `insert into staff_limit_uses (staff_id, user_id, kind, amount, at)
    select s.id, o.user_id, 'days', 1, now() from staff s, orders o limit 1`,
  `insert into staff_actions (staff_id, role, call, target, at, request_id, details_hash)
    select id, 'rare', 'rare', 'rare', now(), 'rare', 'rare' from staff`,
  `insert into staff_action_details (action_id, user_id, salt, reason, ticket, address, changes)
    select a.id, o.user_id, 'rare', '', '', '', '[]' from staff_actions a, orders o limit 1`,
  `insert into staff_action_seals (seal_no, first_number, last_number, hash, sealed_at) values (1, 1, 2, 'rare', now())`,
  `insert into staff_action_numbers (number, action_id, seal_no, entry_hash)
    select row_number() over (order by id), id, 1, 'rare' from staff_actions`,
  `insert into staff_approvals (call, permission, input, target, user_id, brand, changes, reason, ticket, state, proposer_id,
      proposed_at, expires_at)
    select 'rare', 'rare', '{}', 'rare', o.user_id, 'yujian', '[]', '', '', 'open', s.id, now(), now()
    from staff s, orders o limit 1`,
  `insert into staff_approvals (call, permission, input, target, user_id, brand, changes, reason, ticket, state, proposer_id,
      proposed_at, expires_at, decider_id, decided_at)
    select 'rare', 'rare', '{}', 'rare', o.user_id, 'yujian', '[]', '', '', 'approved', min(s.id), now(), now(), max(s.id), now()
    from staff s, orders o group by o.user_id limit 1`,
  `insert into business_clock (id, offset_ms) values (1, 0) on conflict do nothing`,
  `update activity_claims set once_key = 'rare' where ctid = (select ctid from activity_claims limit 1)`,
  `insert into campaign_stock (campaign, prize_id, released, rolled, won)
    select campaign, 'rare', 5, 2, 1 from campaigns limit 1 on conflict do nothing`,
  `update campaign_draws set rolled_no = 7001, released = 8000
    where ctid = (select ctid from campaign_draws where rolled_no is null limit 1)`,
  ...['orders', 'mall_exchanges', 'feedback'].map(
    (table) => `update ${table} set idempotency_key = ${KEY}
      where ctid = (select ctid from ${table} where idempotency_key is null limit 1)`,
  ),
  `insert into activity_gift_draws (activity, version, participants, drawn_at)
    select activity, version, 1, draws_at from activity_gift_terms t
    where exists (select 1 from activity_addresses a where a.activity = t.activity) limit 1`,
  `insert into activity_gift_entries (activity, place, entry_no, given_at)
    select a.activity, 1, a.entry_no, a.given_at from activity_addresses a join activity_gift_draws using (activity) limit 1`,
  `insert into activity_gift_parcels (user_id, activity, entry_no, courier, tracking_no, sent_at)
    select a.user_id, a.activity, a.entry_no, 'rare', 'rare', now()
    from activity_addresses a join activity_gift_entries using (activity, entry_no) limit 1`,
  `insert into activity_gift_acts (activity, act, made_by, made_at, amount) values ('rare', 'draw', 'rare', now(), 1)`,
  `insert into ledger_debts (user_id, ledger, cause, amount, at)
    select user_id, ledger, cause, 1, at from ledger_entries limit 1`,
  `insert into refunds (user_id, refund_no, payment_no, order_no, kind, reason, fen, state, asked_at)
    select user_id, payment_no || 'R9', payment_no, order_no, 'support', '', 1, 'asked', now() from payments limit 1`,
  `insert into refunds (user_id, refund_no, payment_no, order_no, kind, reason, fen, state, asked_at, done_at, provider_refund_no)
    select user_id, payment_no || 'R8', payment_no, order_no, 'provider', '', 1, 'done', now(), now(), 'rare'
    from payments limit 1`,
  `insert into holds (subject_kind, subject_id, user_id, brand, rule, facts, state, held_at)
    select 'exchange', 'rare', user_id, 'yujian', 'refund-loop', '{}', 'held', now() from orders limit 1`,
  `insert into holds (subject_kind, subject_id, phone_index, brand, rule, facts, state, held_at, decided_by, reason, decided_at)
    select 'claim', 'rare', phone_index, 'yujian', 'code-guessing', '{}', 'refused', now(), 'rare', 'rare', now()
    from phones limit 1`,
  `insert into reward_reversals (user_id, refund_no, grant_cause, state, at)
    select user_id, refund_no, 'rare', 'kept', now() from refunds limit 1`,
  `insert into outbox_messages (topic, message_key, payload, due_at, dead_at, withdrawn_at)
    values ('rare', 'rare-withdrawn', '{}', now(), now(), now())`,
  `insert into job_runs (job, ran_at, duration_ms, failed_at, error) values ('rare', now(), 1, now(), 'rare')`,
  `insert into invariant_runs (started_at) values (now())`,
  `insert into invariant_runs (started_at, ended_at, failure) values (now(), now(), 'rare')`,
  `insert into feedback (feedback_id, user_id, is_privacy, content, contact_sealed, pictures, client_type, client_version,
      net_env, phone_type, phone_os_version, phone_os_type, created_at, fingerprint, merged_into)
    select gen_random_uuid(), user_id, false, content, contact_sealed, '[]', '', '', '', '', '', '', created_at, fingerprint, feedback_id
    from feedback limit 1`,
  `update gift_claims set set_id = 'rare' where ctid = (select ctid from gift_claims limit 1)`,
];

/** Rows of kinds that using every feature does not create. */
export async function insertRareRows(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of RARE_ROWS) await tx.execute(sql.raw(statement));
  });
}
