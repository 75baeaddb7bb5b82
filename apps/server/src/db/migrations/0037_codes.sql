-- Redeem codes. A batch says what its codes are for; the only kind so far are the gift codes of a game campaign.
create table code_batches (
  batch_id uuid primary key,
  kind text not null check (kind in ('campaign')),
  campaign text,
  -- made: code i follows from the batch's key. maker: the game maker's own, imported. earlier: given out before batches.
  source text not null check (source in ('made', 'maker', 'earlier')),
  key_sealed text,
  size integer not null,
  -- Codes are given out by their number; this one was the last.
  issued integer not null default 0 check (issued >= 0),
  created_at timestamptz not null,
  unique (batch_id, campaign),
  constraint code_batches_never_exceeded check (issued <= size),
  check ((kind = 'campaign') = (campaign is not null)),
  check ((source = 'made') = (key_sealed is not null))
);
-- The maker of a game may send codes again; all others lie in one batch of the campaign.
create unique index code_batches_one_of_ours on code_batches (campaign, source) where source <> 'maker';

-- Codes that we make appear here when they are given out, imported ones when they are imported.
create table codes (
  batch_id uuid not null references code_batches (batch_id),
  seq integer not null check (seq > 0),
  -- As the batch says, for the key that gives each user one code of a campaign.
  campaign text,
  -- Keyed; by this a code that somebody enters is found.
  code_hash text not null constraint codes_exist_once unique,
  -- For the user it was given to. Empty once that user is gone: the code stays good for whoever wrote it down.
  code_sealed text not null,
  user_id bigint references users (id),
  given_at timestamptz,
  primary key (batch_id, seq),
  constraint codes_one_a_user unique (user_id, campaign),
  foreign key (batch_id, campaign) references code_batches (batch_id, campaign),
  check ((user_id is null) = (given_at is null))
);

-- A code is given once and never changes, but the person it was given to may go.
create function keep_code() returns trigger language plpgsql as $$
declare
  giving text[] := array['user_id', 'given_at'];
begin
  if tg_op = 'UPDATE' and old.user_id is null and to_jsonb(old) - giving = to_jsonb(new) - giving then
    return new;
  end if;
  if tg_op = 'UPDATE' and current_setting('juban.erasing', true) = 'on' and new.code_sealed = ''
    and to_jsonb(old) - 'code_sealed' = to_jsonb(new) - 'code_sealed' then
    return new;
  end if;
  raise exception 'code % of batch % is frozen', old.seq, old.batch_id;
end $$;
create trigger codes_frozen before update or delete on codes
  for each row execute function keep_code();
create trigger codes_of_the_living before insert or update of user_id on codes
  for each row when (new.user_id is not null) execute function refuse_the_deleted();

-- Once for ever, by one request of one partner.
create table code_uses (
  batch_id uuid not null,
  seq integer not null,
  partner text not null,
  -- The partner's name for it: the same request again is a repeat.
  request_id text not null,
  used_at timestamptz not null,
  primary key (batch_id, seq),
  foreign key (batch_id, seq) references codes (batch_id, seq),
  constraint code_uses_one_a_request unique (partner, request_id)
);
create trigger code_uses_append_only before update or delete on code_uses
  for each row execute function refuse_change();

-- What sharing a campaign gives. Campaigns applied before this get codes of ours until their content is applied again.
alter table campaigns add column gift_codes jsonb not null
  default '{"from": "us", "count": 100000, "gives": "游戏礼包", "where": "在游戏的兑换码页面输入"}';
