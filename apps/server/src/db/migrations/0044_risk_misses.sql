-- Wrong answers to the risk check, newest first, by the browser or app that gave them. The lock of a requester's row puts its
-- answers in order, so that parallel ones meet the same limit.
create table risk_misses (
  requester text primary key,
  missed_at timestamptz[] not null check (cardinality(missed_at) <= 3),
  expires_at timestamptz not null
);
create index risk_misses_ended on risk_misses (expires_at);
