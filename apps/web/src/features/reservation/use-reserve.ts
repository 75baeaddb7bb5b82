import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { getToken } from '../../platform/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

const STATUS = ['reserve-status'];
const ENDED = '1003';
const RESERVED = 1;

/** Whether the user has reserved, and reserving. */
export function useReserve() {
  const askLogin = useAskLogin();
  const { state, reload, retry, isRetrying } = useUserQuery({
    queryKey: STATUS,
    queryFn: async () => (await api.getReserveStatus({})).status === RESERVED,
  });
  const { busy, run } = useBusy();
  const reserve = () =>
    void run(async () => {
      if (!getToken()) return askLogin();
      const refusal = await api.reserveGame({}).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (isLoginRefusal(refusal)) return;
      showToast(refusal ? wordsOf(refusal) : texts.reserveSucceeded);
      // Also after a refusal, because it may have been reserved elsewhere.
      await reload();
    });
  return { state, busy, reserve, retry, isRetrying };
}

const wordsOf = (refusal: unknown): string =>
  refusal instanceof ApiError && refusal.code === ENDED
    ? texts.ended
    : refusalText(refusal, texts.reserveFailed);
