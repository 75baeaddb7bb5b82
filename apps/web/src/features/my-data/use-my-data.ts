import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { useQueryOf } from '../../platform/host/use-user-query.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

export type Standing = CallOutput<'getMyData'>;

const QUERY = { queryKey: ['my-data'], queryFn: () => api.getMyData({}) };

/** The user's account, and requesting or withdrawing its deletion. */
export function useMyData() {
  const client = useQueryClient();
  const who = useLoginState();
  const { state, retry, isRetrying } = useQueryOf(who, QUERY);
  const working = useBusy();

  /** Returns the error text, which is also shown. */
  const change = async (work: () => Promise<Standing>, said: (after: Standing) => string, failed: string) => {
    let problem: string | undefined;
    await working.run(async () => {
      try {
        const after = await work();
        client.setQueryData(QUERY.queryKey, after);
        showToast(said(after));
      } catch (cause) {
        problem = refusalText(cause, failed);
        showToast(problem);
      }
      void client.invalidateQueries({ queryKey: ['contracts'] });
    });
    return problem;
  };

  return {
    who,
    state,
    retry,
    isRetrying,
    isWorking: working.busy,
    ask: (code: string) =>
      change(
        () => api.askDeletion({ understood: true, code }),
        ({ deletion }) => fill(myDataTexts.asked, { date: deletion ? shanghaiDay(deletion.dueTime) : '' }),
        myDataTexts.askFailed,
      ),
    withdraw: () =>
      change(
        () => api.withdrawDeletion({}),
        () => myDataTexts.withdrawn,
        myDataTexts.withdrawFailed,
      ),
  };
}
