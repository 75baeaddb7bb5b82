import { paymentTexts } from '@juban/contract/texts/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api.ts';
import { queryStateOf } from '../../lib/query-state.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { ORDERS } from './use-orders.ts';

const NO_SUCH_ORDER: readonly number[] = [400, 403, 404];

/** One own order, and the way to ask for its money back. */
export function useOrder(orderNo: string, enabled: boolean) {
  const client = useQueryClient();
  const queryKey = ['order', orderNo];
  const query = useQuery({
    queryKey,
    queryFn: () => api.getOrder({ orderNo }),
    staleTime: 0,
    enabled,
  });
  const asking = useBusy();
  const { error } = query;
  /** True when it was granted; otherwise the reason has been said, and the order is read anew. */
  const askRefund = async (reason: string): Promise<boolean> => {
    let granted = false;
    await asking.run(async () => {
      try {
        client.setQueryData(queryKey, await api.requestRefund({ orderNo, reason }));
        void client.invalidateQueries({ queryKey: ORDERS });
        granted = true;
        showToast(paymentTexts.refundAsked);
      } catch (cause) {
        showToast(refusalText(cause, paymentTexts.refundFailed));
        void query.refetch();
      }
    });
    return granted;
  };
  return {
    order: query.data,
    ...queryStateOf(query),
    isMissing: error instanceof ApiError && NO_SUCH_ORDER.includes(error.httpStatus),
    askRefund,
    isAsking: asking.busy,
  };
}
