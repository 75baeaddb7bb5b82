import { paymentTexts } from '@juban/contract/texts/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryStateOf } from '../../lib/query-state.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { saysNoSuchOrder } from './no-such-order.ts';
import { ORDERS } from './use-orders.ts';

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
  /** Where it is not granted the reason is said, and the order is read anew. */
  const askRefund = (reason: string) =>
    asking.run(async () => {
      try {
        client.setQueryData(queryKey, await api.requestRefund({ orderNo, reason }));
        void client.invalidateQueries({ queryKey: ORDERS });
        showToast(paymentTexts.refundAsked);
      } catch (cause) {
        showToast(refusalText(cause, paymentTexts.refundFailed));
        void query.refetch();
      }
    });
  return {
    order: query.data,
    ...queryStateOf(query),
    isMissing: saysNoSuchOrder(error),
    askRefund,
    isAsking: asking.busy,
  };
}
