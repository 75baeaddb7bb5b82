import type { Invariant } from '../../db/invariant.ts';

export const identityInvariants: readonly Invariant[] = [
  {
    name: 'codes live five minutes and allow five tries',
    query: `
      select id from sms_codes
      where tries > 5 or expires_at > created_at + interval '5 minutes' or (used_at is not null and tries = 0)`,
    counts: 'select count(*) as rows from sms_codes',
  },
  {
    name: 'sends of a phone stay within their caps',
    query: `
      select phone_index from sms_send_quotas
      where sent_at[1] - sent_at[2] < interval '1 minute'
        or sent_at[1] - sent_at[6] < interval '1 hour'
        or cardinality(sent_at) > 10`,
    counts: 'select count(*) as rows from sms_send_quotas',
  },
  {
    name: 'no readable phone in what is stored',
    query: `
      select phone_index from phones where phone_sealed ~ '^1[3-9][0-9]{9}$' or phone_index ~ '^1[3-9][0-9]{9}$'
      union all select id::text from sms_codes where phone_index ~ '^1[3-9][0-9]{9}$' or code_hmac ~ '^[0-9]{4,6}$'
      union all select id::text from outbox_messages where payload::text ~ '(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'`,
    counts: 'select count(*) as rows from phones',
  },
];
