import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { useQuery } from '@tanstack/react-query';
import { useAskLogin } from '../../host/use-ask-login.ts';
import { useLoginState } from '../../host/use-login-state.ts';
import { ApiError, api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { getToken } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

const STATUS = ['reserve-status'];
const ENDED = '1003';
const RESERVED = 1;

/** Not known yet, to be reserved, reserved already, or not to be had. */
type ReserveState = 'unknown' | 'free' | 'reserved' | 'failed';

/** Whether the reader has reserved, and the one way to do it. */
export function useReserve() {
  const who = useLoginState();
  const askLogin = useAskLogin();
  const query = useQuery({
    queryKey: STATUS,
    queryFn: async () => (await api.getReserveStatus({})).status,
    enabled: who === 'user',
    staleTime: 0,
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
      // After a refusal too: what was reserved elsewhere shows as reserved.
      await query.refetch();
    });
  const isGuest = who === 'guest' || isLoginRefusal(query.error);
  return {
    state: stateOf(isGuest, query),
    busy,
    reserve,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

function stateOf(
  isGuest: boolean,
  { data, error }: { data: 0 | 1 | undefined; error: unknown },
): ReserveState {
  if (isGuest) return 'free';
  if (data !== undefined) return data === RESERVED ? 'reserved' : 'free';
  return error ? 'failed' : 'unknown';
}

const wordsOf = (refusal: unknown): string =>
  refusal instanceof ApiError && refusal.code === ENDED
    ? texts.ended
    : refusalText(refusal, texts.reserveFailed);
