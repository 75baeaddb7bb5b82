import type { Invariant } from '../../db/invariant.ts';

const oneActive: Invariant = {
  name: 'a family has at most one active contract',
  promises: [9],
  query: `
    select c.user_id, c.family, count(*) as active from contracts c
    where c.state = 'active' group by c.user_id, c.family having count(*) > 1`,
  counts: 'select count(*) as rows from contracts',
};

/** Every order that charges a contract, by the key of each try. */
const TRIES = `
  select h.user_id, h.contract_no, h.period, h.notice_period, c.provider, o.order_no, o.created_at, f.fulfilled_at
  from contract_charges h
  join contracts c on c.user_id = h.user_id and c.contract_no = h.contract_no
  join orders o on o.user_id = h.user_id and (o.order_no = h.order_no
    or (o.source = 'renewal' and o.idempotency_key like 'renewal of:' || h.contract_no || ':' || h.period || ':%')
    or o.idempotency_key = 'renewal of:' || h.contract_no || ':' || h.period)
  left join fulfilments f on f.user_id = o.user_id and f.order_no = o.order_no`;

const oneCharge: Invariant = {
  name: 'a period of a contract is paid at most once, and every charge belongs to a period',
  promises: [9],
  query: `
    select t.user_id, t.contract_no, t.period::text from (${TRIES}) t
    where t.fulfilled_at is not null group by 1, 2, 3 having count(*) > 1
    union all
    select o.user_id, o.order_no, o.idempotency_key from orders o
    where o.source = 'renewal' and not exists (
      select 1 from contract_charges h
      where h.user_id = o.user_id and split_part(o.idempotency_key, ':', 2) = h.contract_no
        and (h.order_no = o.order_no or split_part(o.idempotency_key, ':', 3) = h.period::text))`,
  counts: 'select count(*) as rows from contract_charges',
};

const noticeFirst: Invariant = {
  name: 'every charge was announced to its payer',
  promises: [9],
  query: `
    select t.user_id, t.contract_no, t.period from (${TRIES}) t
    left join contract_notices n
      on n.user_id = t.user_id and n.contract_no = t.contract_no and n.period = t.period
    where t.provider <> 'apple'
      and (t.notice_period is null or n.told_at is null or n.told_at > t.created_at)`,
  counts: 'select count(*) as rows from contract_notices',
};

const noneAfterEnd: Invariant = {
  name: 'nothing is charged by a contract that is closing, closed or never signed',
  promises: [9],
  query: `
    select t.user_id, t.contract_no, t.order_no from (${TRIES}) t
    where t.provider <> 'apple' and t.fulfilled_at is not null and (
      not exists (
        select 1 from contract_steps s where s.user_id = t.user_id and s.contract_no = t.contract_no
          and s.to_state = 'active' and s.at <= t.created_at)
      or exists (
        select 1 from contract_steps s where s.user_id = t.user_id and s.contract_no = t.contract_no
          and s.to_state in ('closing', 'closed') and s.at < t.fulfilled_at and not exists (
            select 1 from contract_steps later
            where later.user_id = s.user_id and later.contract_no = s.contract_no and later.seq > s.seq
              and later.to_state = 'active' and later.at <= t.fulfilled_at)))`,
  counts: 'select count(*) as rows from contract_charges',
};

const lawfulSteps: Invariant = {
  name: 'the history of a contract is one path along the allowed edges, and ends in the contract’s state',
  promises: [20],
  query: `
    with way as (
      select s.*, lag(s.to_state, 1, 'none') over steps as before, lead(s.to_state) over steps as after
      from contract_steps s window steps as (partition by s.user_id, s.contract_no order by s.seq)
    )
    select w.user_id, w.contract_no, w.from_state, w.to_state from way w
    left join contract_state_edges e on e.from_state = w.from_state and e.to_state = w.to_state
    where e.from_state is null or w.before <> w.from_state
    union all
    select c.user_id, c.contract_no, null, c.state from contracts c
    left join way w on w.user_id = c.user_id and w.contract_no = c.contract_no and w.after is null
    where w.to_state is distinct from c.state`,
  counts: 'select count(*) as rows from contract_steps',
};

const unsignUnderWay: Invariant = {
  name: 'a contract that must end at its provider has its message queued',
  promises: [9],
  query: `
    select c.user_id, c.contract_no, m.last_error from contracts c
    left join outbox_messages m on m.message_key = c.contract_no || ':unsign'
    where c.state = 'closing' and c.unsign_asked_at is not null
      and (m.id is null or m.dead_at is not null or m.delivered_at is not null)`,
  counts: 'select count(*) as rows from contracts',
};

/** Invariants of contracts; each query returns the rows that break it. */
export const renewalInvariants: readonly Invariant[] = [
  oneActive,
  oneCharge,
  noticeFirst,
  noneAfterEnd,
  lawfulSteps,
  unsignUnderWay,
];
