import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { api } from '../../platform/api/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { bindProblem, sendProblem } from './bind-rules.ts';
import type { UnionType } from './union-data.ts';

/** How a phone is bound as account of a union. */
export function unionBinding(type: UnionType, onBound: () => void) {
  return {
    key: `union-code:${type}`,
    sendProblem,
    bindProblem,
    send: (input: { uuid: string; imgCode: string; mobile: string }) =>
      api.sendCodeWithImage({ ...input, type }),
    bind: async (proof: { mobile: string; code: string }) => {
      await api.bindUnion({ type, ...proof });
      showToast(unionTexts.bindDone);
      onBound();
    },
    sendFailed: () => phoneCodeTexts.sendFailed,
    bindFailed: () => unionTexts.bindFailed,
  };
}
