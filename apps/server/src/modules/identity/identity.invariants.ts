import type { Invariant } from '../../db/invariant.ts';

/** Eleven digits of a phone standing alone; inside a longer word of letters and digits it is a hash or a uuid. */
const PLAIN_PHONE = '(^|[^0-9A-Za-z])1[3-9][0-9]{9}([^0-9A-Za-z]|$)';

/** Texts that are made from a phone, or that people or partners may put one into. */
const TEXTS = {
  phones: ['phone_index', 'phone_sealed'],
  sms_codes: ['phone_index'],
  sms_send_quotas: ['phone_index'],
  phone_proofs: ['phone_index'],
  held_grants: ['phone_index', 'cause'],
  claims: ['phone_index'],
  ledger_entries: ['cause', 'source', 'reason'],
  activity_claims: ['account'],
  activity_addresses: ['address_sealed'],
  outbox_messages: ['message_key', 'payload', 'last_error'],
};

const plainPhones = Object.entries(TEXTS).flatMap(([table, columns]) =>
  columns.map(
    (column) => `select '${table}.${column}' as place from ${table} where ${column}::text ~ '${PLAIN_PHONE}'`,
  ),
);

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
      select distinct q.phone_index from sms_send_quotas q cross join generate_subscripts(q.sent_at, 1) as i
      where q.sent_at[i] - q.sent_at[i + 1] < interval '1 minute'
        or q.sent_at[i] - q.sent_at[i + 5] < interval '1 hour'
        or cardinality(q.sent_at) > 10`,
    counts: 'select count(*) as rows from sms_send_quotas',
  },
  {
    name: 'no readable phone, code or token in what is stored',
    query: `
      ${plainPhones.join('\n      union all ')}
      union all select 'sms_codes.code_hmac' from sms_codes where code_hmac ~ '^[0-9]{4,6}$'
      union all select 'sessions.token_hash' from sessions where token_hash !~ '^[0-9A-Za-z_-]{43}$'
      union all select 'tickets.ticket_hash' from tickets where ticket_hash !~ '^[0-9A-Za-z_-]{43}$'`,
    counts: 'select count(*) as rows from phones',
  },
];
