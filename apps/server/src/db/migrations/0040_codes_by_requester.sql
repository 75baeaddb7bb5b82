-- A code belongs to the browser or app that asked for it: a keyed hash of its cookie or device id. Codes from before this
-- migration have none, and whoever has neither cookie nor device id may enter them.
alter table sms_codes add column requester text not null default '';
alter table sms_codes add column allows_anonymous boolean not null default true;
-- Guesses of callers with neither count apart from those of the requester.
alter table sms_codes add column anonymous_tries smallint not null default 0 check (anonymous_tries between 0 and 5);

-- Requesters that logged in with a phone. Sends and guesses are kept in reserve for them.
create table known_requesters (
  phone_index text not null,
  requester text not null,
  logged_in_at timestamptz not null,
  primary key (phone_index, requester)
);

-- Guesses at the codes of a phone in the hour that began then, by who guesses. The conditional update on it holds the limit.
create table sms_guess_quotas (
  phone_index text not null,
  guesser text not null check (guesser in ('known', 'stranger', 'anonymous')),
  began_at timestamptz not null,
  guesses smallint not null check (guesses between 1 and 30),
  primary key (phone_index, guesser)
);
