import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { bindProblem, sendProblem } from './phone-rules.ts';

/** How another phone is verified before the claim. */
export function phoneBinding(onProved: (mobile: string) => Promise<void>) {
  return {
    key: 'activity-code',
    sendProblem,
    bindProblem,
    send: api.sendCentreCodeWithImage,
    bind: async (proof: { mobile: string; code: string }) => {
      await api.verifyCaptcha(proof);
      await onProved(proof.mobile);
    },
    sendFailed: (cause: unknown) => refusalText(cause, phoneCodeTexts.sendFailed),
    bindFailed: (cause: unknown) => refusalText(cause, commonTexts.http502),
  };
}
