import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { Gift } from './gift-data.ts';

/** Claims a choice; whatever comes of it, the vouchers are read anew and the sheet goes. */
export function useClaim({ type }: Gift, reload: () => Promise<unknown>, onDone: () => void) {
  const { busy, run } = useBusy();
  const claim = (choice: string) =>
    run(async () => {
      const said = await api.claimGift({ type, choice }).then(
        ({ set }) => (set ? fill(giftTexts.claimDoneSet, { name: set }) : giftTexts.claimDone),
        (error) => (isLoginRefusal(error) ? undefined : refusalText(error, commonTexts.claimFailed)),
      );
      await reload();
      onDone();
      if (said) showToast(said);
    });
  return { busy, claim };
}
