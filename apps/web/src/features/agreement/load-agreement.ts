import { agreementTexts } from '@juban/contract/texts/agreement';
import { fill } from '@juban/contract/texts/fill';
import { yearDayText } from '@juban/domain/shanghai-words';
import { findById } from '../../lib/find-or-null.ts';
import { brandOf, type PageHead, UNLISTED } from '../../lib/page-head.ts';
import { reportStatus } from '../../lib/report-status.ts';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import type { Agreement } from './agreement-data.ts';

/** `bar` is the bar's title, without the line under it. */
type AgreementAnswer = { head: PageHead } & (
  | { state: 'found'; agreement: Agreement; bar: string; since: string }
  | { state: 'none' }
  | { state: 'failed' }
);

/** Unknown names get a page that says so; a temporary failure is a 503. */
const FAILED = 503;

/** Loads a document by type or key. A missing or unavailable document is an answer too, with its own page. */
export async function loadAgreement(name: string, search: ClientSearch): Promise<AgreementAnswer> {
  const agreement = await findById(name, (id) => api.getAgreement({ id })).catch(() => 'failed' as const);
  if (!agreement) return { state: 'none', head: headWithout(agreementTexts.noSuchAgreement, search) };
  if (agreement === 'failed') {
    await reportStatus(FAILED);
    return { state: 'failed', head: headWithout(agreementTexts.failed, search) };
  }
  const { title, version, effectiveTime } = agreement;
  const since = fill(agreementTexts.effective, { date: yearDayText(effectiveTime), version });
  return { state: 'found', agreement, bar: title, since, head: { meta: [{ title }] } };
}

const headWithout = (title: string, search: ClientSearch): PageHead => ({
  meta: [{ title: `${title} - ${brandOf(search).name}` }, ...UNLISTED.meta],
});
