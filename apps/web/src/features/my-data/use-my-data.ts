import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryStateOf } from '../../lib/query-state.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';

export type Standing = CallOutput<'getMyData'>;

const QUERY = { queryKey: ['my-data'], queryFn: () => api.getMyData({}), staleTime: 0 };

/** Whose data it is, and the two ways that a deletion goes. */
export function useMyData(enabled: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...QUERY, enabled });
  const working = useBusy();

  /** Answers what went wrong, which is also shown. */
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
    standing: query.data,
    ...queryStateOf(query),
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
