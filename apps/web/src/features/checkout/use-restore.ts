import { checkoutTexts } from '@juban/contract/texts/checkout';
import { api } from '../../platform/api/api.ts';
import type { Api } from '../../platform/api/api-type.ts';
import { loadBridge } from '../../platform/host/load-bridge.ts';
import { getToken } from '../../platform/session/session.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

type Restored = 'restored' | 'nothing' | 'failed';

/** Limit of one call. */
const AT_ONCE = 10;

/** Sends all transactions of the device's store account; the server decides which belong to this account. */
export async function restoreAll(
  { restoreApple }: Pick<Api, 'restoreApple'>,
  ask: () => Promise<readonly string[] | undefined>,
): Promise<Restored> {
  const signed = await ask();
  if (!signed) return 'failed';
  let restored = 0;
  let owned = 0;
  for (let from = 0; from < signed.length; from += AT_ONCE) {
    const answer = await restoreApple({ jws: signed.slice(from, from + AT_ONCE) });
    restored += answer.restored;
    owned += answer.items.filter(({ result }) => result === 'owned').length;
  }
  return restored + owned > 0 ? 'restored' : 'nothing';
}

/** The store's signed transactions; undefined if there is no store. */
export const askStore = async () => (await loadBridge())?.restoreIos();

interface RestoreOptions {
  /** Reloads user, status and level. */
  onRestored: () => Promise<unknown>;
  onLoginWanted: () => void;
}

/** Restores App Store purchases. */
export function useRestore({ onRestored, onLoginWanted }: RestoreOptions) {
  const { busy, run } = useBusy();
  const restore = () =>
    run(async () => {
      if (!getToken()) return onLoginWanted();
      const outcome = await restoreAll(api, askStore).catch(() => 'failed' as const);
      if (outcome === 'failed') return showToast(checkoutTexts.restoreFailed);
      if (outcome === 'nothing') return showToast(checkoutTexts.restoreNothing);
      await onRestored();
      showAlert({ title: checkoutTexts.restored, text: checkoutTexts.restoredText });
    });
  return { restore: () => void restore(), restoring: busy };
}
