import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { useQueryClient } from '@tanstack/react-query';
import { contractsQuery } from '../../lib/contracts-query.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { cancelledText } from './cancelled-text.ts';
import type { Contract } from './contract-data.ts';

type ContractList = Awaited<ReturnType<typeof contractsQuery.queryFn>>;

/** The user's contracts, with cancelling and resuming. */
export function useContracts() {
  const client = useQueryClient();
  const { state, retry, isRetrying } = useUserQuery(contractsQuery);
  const working = useBusy();

  /** Afterwards the page shows the contract as the server has it, whatever the result. */
  const change = (work: () => Promise<Contract>, said: (after: Contract) => void, failed: string) =>
    working.run(async () => {
      try {
        const after = await work();
        client.setQueryData<ContractList>(
          contractsQuery.queryKey,
          (known) => known && replaced(known, after),
        );
        said(after);
      } catch (cause) {
        showToast(refusalText(cause, failed));
      }
      void client.invalidateQueries({ queryKey: contractsQuery.queryKey });
    });

  return {
    state,
    retry,
    isRetrying,
    isWorking: working.busy,
    cancel: ({ contractNo }: Contract) =>
      change(
        () => api.cancelContract({ contractNo }),
        ({ paidUntil }) =>
          showAlert({
            title: renewalTexts.cancelledTitle,
            text: cancelledText(paidUntil),
            action: { label: commonTexts.know },
          }),
        renewalTexts.cancelFailed,
      ),
    resume: ({ contractNo }: Contract) =>
      change(
        () => api.resumeContract({ contractNo }),
        ({ nextChargeTime }) =>
          showToast(fill(renewalTexts.resumed, { date: nextChargeTime ? shanghaiDay(nextChargeTime) : '' })),
        renewalTexts.resumeFailed,
      ),
  };
}

function replaced<List extends { content: Contract[] }>(list: List, after: Contract): List {
  const content = list.content.map((each) => (each.contractNo === after.contractNo ? after : each));
  return { ...list, content };
}
