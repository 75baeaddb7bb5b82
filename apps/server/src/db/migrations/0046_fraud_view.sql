-- Rules that hold an order, a claim or an exchange for review: content, by brand.
create table fraud_rules (
  id text primary key,
  brand text not null,
  rule text not null check (rule in (
    'accounts-of-device', 'accounts-of-address', 'refund-rate', 'refund-loop', 'code-guessing')),
  -- What it holds; empty: the rule is switched off.
  subjects jsonb not null,
  -- More than that within so many hours.
  most integer not null check (most > 0),
  hours integer not null check (hours between 1 and 2160),
  -- Of refund-rate: refunded orders per hundred paid ones.
  percent integer not null check (percent between 0 and 100),
  unique (brand, rule)
);

-- Which accounts and phones a device or an address was seen with; both sides are keyed hashes.
create table fraud_sightings (
  mark text not null,
  subject text not null,
  seen_at timestamptz not null,
  primary key (mark, subject)
);

-- What waits for a person. marked: an order that is not paid yet, and is held as soon as it is.
create table holds (
  subject_kind text not null check (subject_kind in ('order', 'claim', 'exchange')),
  subject_id text not null,
  user_id bigint references users (id),
  -- Of a claim.
  phone_index text,
  brand text not null,
  rule text not null,
  facts jsonb not null,
  state text not null check (state in ('marked', 'held', 'released', 'refused')),
  held_at timestamptz not null,
  decided_by text,
  reason text,
  decided_at timestamptz,
  primary key (subject_kind, subject_id),
  check (state <> 'marked' or subject_kind = 'order'),
  check ((subject_kind = 'claim') = (phone_index is not null)),
  check (subject_kind = 'claim' or user_id is not null),
  check ((state in ('released', 'refused')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((decided_at is null) = (reason is null))
);
create index holds_waiting on holds (held_at) where state = 'held';
create index holds_by_user on holds (user_id);
create trigger holds_stay before delete on holds for each row execute function refuse_change();

-- An order that is held is paid and not fulfilled. Refused, its money goes back; where that fails it is held again.
insert into order_state_edges values ('paid', 'refunding'), ('refunding', 'paid'), ('refunded', 'paid');
