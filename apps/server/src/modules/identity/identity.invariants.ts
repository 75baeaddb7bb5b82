import type { Invariant } from '../../db/invariant.ts';
import type { UserTables } from '../../platform/user-tables.ts';
import { selectPlainTexts } from './plain-texts.invariants.ts';

const accountInvariants: readonly Invariant[] = [
  {
    name: 'codes live five minutes and allow five tries',
    promises: [11],
    query: `
      select id from sms_codes
      where greatest(tries, anonymous_tries) > 5 or expires_at > created_at + interval '5 minutes'
        or (used_at is not null and tries + anonymous_tries = 0)`,
    counts: 'select count(*) as rows from sms_codes',
  },
  {
    // The proof of a deleted account no longer has its phone.
    name: 'a code was used for one thing, by the requester that it was sent for',
    promises: [11],
    query: `
      with uses as (
        select c.code_id, c.phone_index, 'claim' as purpose from claims c
        union all select p.code_id, p.phone_index, null from phone_proofs p
      )
      select u.code_id::text from uses u group by u.code_id having count(*) > 1
      union all
      select u.code_id::text from uses u join sms_codes s on s.id = u.code_id
      where s.used_at is null or u.phone_index not in ('', s.phone_index) or s.purpose <> coalesce(u.purpose, s.purpose)`,
    counts: 'select (select count(*) from claims) + (select count(*) from phone_proofs) as rows',
  },
  {
    name: 'sends of a phone stay within their caps',
    promises: [11],
    query: `
      select distinct q.phone_index from sms_send_quotas q cross join generate_subscripts(q.sent_at, 1) as i
      where q.sent_at[i] - q.sent_at[i + 1] < interval '1 minute'
        or q.sent_at[i] - q.sent_at[i + 5] < interval '1 hour'
        or cardinality(q.sent_at) > 10`,
    counts: 'select count(*) as rows from sms_send_quotas',
  },
  {
    name: 'guesses per phone and hour are bounded',
    promises: [11],
    query: `
      select phone_index from sms_guess_quotas
      where guesses > case guesser when 'known' then 15 when 'stranger' then 30 else 10 end`,
    counts: 'select count(*) as rows from sms_guess_quotas',
  },
];

const noPlainTexts = (tables: UserTables): Invariant => ({
  name: 'no readable phone, code or token in what is stored',
  promises: [21],
  query: `
      ${selectPlainTexts(tables)}
      union all select 'sms_codes.code_hmac' from sms_codes where code_hmac ~ '^[0-9]{4,6}$'
      union all select 'sessions.token_hash' from sessions where token_hash !~ '^[0-9A-Za-z_-]{43}$'
      union all select 'tickets.ticket_hash' from tickets where ticket_hash !~ '^[0-9A-Za-z_-]{43}$'`,
  counts: 'select count(*) as rows from phones',
});

export const identityInvariants = (tables: UserTables): readonly Invariant[] => [
  ...accountInvariants,
  noPlainTexts(tables),
];
