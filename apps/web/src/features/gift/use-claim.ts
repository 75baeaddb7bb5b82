import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { Gift } from './gift-data.ts';

/**
 * Claims a choice and reloads the vouchers. The sheet then shows the result, or closes if nothing was
 * claimed.
 */
export function useClaim({ type }: Gift, reload: () => Promise<unknown>, onFailed: () => void) {
  const { busy, run } = useBusy();
  const claim = (choice: string) =>
    run(async () => {
      try {
        const { set } = await api.claimGift({ type, choice });
        await reload();
        showToast(set ? fill(giftTexts.claimDoneSet, { name: set }) : giftTexts.claimDone);
      } catch (error) {
        await reload();
        onFailed();
        if (!isLoginRefusal(error)) showToast(refusalText(error, commonTexts.claimFailed));
      }
    });
  return { busy, claim };
}
