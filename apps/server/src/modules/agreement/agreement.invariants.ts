import type { Invariant } from '../../db/invariant.ts';

export const agreementInvariants: readonly Invariant[] = [
  {
    name: 'versions of an agreement follow one another in time, each under the hash of its text',
    promises: [],
    query: `
      select agreement_id from (
        select agreement_id, html, hash, effective_at, lag(effective_at) over (partition by key order by version) as before
        from agreements
      ) v where v.effective_at <= v.before or v.hash <> encode(sha256(convert_to(v.html, 'UTF8')), 'hex')`,
    counts: 'select count(*) as rows from agreements',
  },
];
