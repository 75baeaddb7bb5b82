import { agreementTexts } from '@juban/contract/texts/agreement';
import { fill } from '@juban/contract/texts/fill';
import { yearDayText } from '@juban/domain/shanghai-words';
import { findById } from '../../lib/find-known.ts';
import { brandOf, type PageHead, UNLISTED } from '../../lib/page-head.ts';
import { tellStatus } from '../../lib/tell-status.ts';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import type { Agreement } from './agreement-data.ts';

/** bar is what the bar above the page says, since the line under the title. */
type AgreementAnswer = { head: PageHead } & (
  | { state: 'found'; agreement: Agreement; bar: string; since: string }
  | { state: 'none' }
  | { state: 'failed' }
);

/** A name that is none is answered in words; what cannot be had now is ours, and may come again. */
const FAILED = 503;

/** A document by its type or key. No such one, and none to be had, are answers too: the page says each in its words. */
export async function loadAgreement(name: string, search: ClientSearch): Promise<AgreementAnswer> {
  const agreement = await findById(name, (id) => api.getAgreement({ id })).catch(() => 'failed' as const);
  if (!agreement) return { state: 'none', head: headWithout(agreementTexts.noSuchAgreement, search) };
  if (agreement === 'failed') {
    await tellStatus(FAILED);
    return { state: 'failed', head: headWithout(agreementTexts.failed, search) };
  }
  const { title, version, effectiveTime } = agreement;
  const since = fill(agreementTexts.effective, { date: yearDayText(effectiveTime), version });
  return { state: 'found', agreement, bar: title, since, head: { meta: [{ title }] } };
}

const headWithout = (title: string, search: ClientSearch): PageHead => ({
  meta: [{ title: `${title} - ${brandOf(search).name}` }, ...UNLISTED.meta],
});
