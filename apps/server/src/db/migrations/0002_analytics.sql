-- What happened on the pages. A client sends an event until it is told that it arrived: its key stands once.
create table analytics_events (
  event_key text primary key,
  event_id integer not null,
  client_type text not null,
  client_version text not null,
  user_id bigint references users (id),
  properties jsonb not null,
  -- By the client's own clock, which may be wrong by years.
  at timestamptz not null,
  received_at timestamptz not null
);
create index analytics_events_by_arrival on analytics_events (received_at, event_id);

create trigger analytics_events_append_only before update or delete on analytics_events
  for each row execute function refuse_change();
