import { BRANDS } from '@juban/catalog';
import { agreementTexts } from '@juban/contract/texts/agreement';
import { fill } from '@juban/contract/texts/fill';
import { yearDayText } from '@juban/domain/shanghai-words';
import type { AgreementAnswer } from '../../features/agreement/agreement-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import { type ClientSearch, identifyClient } from '../../lib/client-identity.ts';
import { tellStatus } from './tell-status.ts';

const NAME = /^[\w-]{1,64}$/;
/** What the server says of a name that is none, or that it does not have. */
const UNKNOWN = [400, 404];
/** A name that is none is answered in words; what cannot be had now is ours, and may come again. */
const FAILED = 503;

/** A document by its type or key. No such one, and none to be had, are answers too: the page says each in its words. */
export async function loadAgreement(name: string, search: ClientSearch): Promise<AgreementAnswer> {
  const state = await ask(name);
  if (typeof state === 'string') {
    if (state === 'failed') await tellStatus(FAILED);
    const brand = BRANDS[identifyClient(search).clientType.brand];
    const title = state === 'none' ? agreementTexts.noSuchAgreement : agreementTexts.failed;
    return {
      state,
      head: { meta: [{ title: `${title} - ${brand.name}` }, { name: 'robots', content: 'noindex' }] },
    };
  }
  const { title, version, effectiveTime } = state;
  const since = fill(agreementTexts.effective, { date: yearDayText(effectiveTime), version });
  return { state: 'found', agreement: state, bar: title, since, head: { meta: [{ title }] } };
}

async function ask(name: string) {
  if (!NAME.test(name)) return 'none';
  try {
    return await api.getAgreement({ id: name });
  } catch (error) {
    return error instanceof ApiError && UNKNOWN.includes(error.httpStatus) ? 'none' : 'failed';
  }
}
