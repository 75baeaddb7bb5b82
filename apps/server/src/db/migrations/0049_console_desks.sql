-- What each background job did last, in whichever process.
create table job_runs (
  job text primary key,
  ran_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  failed_at timestamptz,
  error text not null default '',
  check ((failed_at is null) = (error = ''))
);

-- Checks of all invariants that staff started.
create table invariant_runs (
  id bigint generated always as identity primary key,
  staff_id bigint references staff (id),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- What was checked; null while it runs, and if it failed.
  report jsonb,
  failure text not null default '',
  check (ended_at is not null or (report is null and failure = '')),
  check (ended_at is null or (report is null) = (failure <> ''))
);
-- One at a time, in all processes.
create unique index invariant_runs_running on invariant_runs ((ended_at is null)) where ended_at is null;

-- Who answers a feedback, and the one that a duplicate was merged into.
alter table feedback add column assignee_id bigint references staff (id);
alter table feedback add column merged_into uuid references feedback (feedback_id);
create index feedback_merged on feedback (merged_into) where merged_into is not null;
create index feedback_settled on feedback (settled_at, feedback_id) where settled_at is not null;

-- Content: answers that support sends often.
create table canned_answers (
  id text primary key,
  place integer not null,
  title text not null,
  text text not null
);

-- When a delivery failed last.
alter table outbox_messages add column failed_at timestamptz;
create index outbox_dead on outbox_messages (dead_at, id) where dead_at is not null and withdrawn_at is null;
create index outbox_delivered on outbox_messages (topic, delivered_at) where delivered_at is not null;
create index payments_paid on payments (paid_at) where paid_at is not null;
create index holds_decided on holds (decided_at) where state in ('released', 'refused');
