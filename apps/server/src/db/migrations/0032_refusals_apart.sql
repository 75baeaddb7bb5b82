-- A clear no is counted apart from outages: after a long one a message still has its whole schedule before it.
alter table outbox_messages add column refusals integer not null default 0;
