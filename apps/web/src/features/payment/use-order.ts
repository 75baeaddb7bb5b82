import { paymentTexts } from '@juban/contract/texts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { saysNoSuchOrder } from './no-such-order.ts';
import { ORDERS } from './use-orders.ts';

/** An order of the user, and requesting its refund. */
export function useOrder(orderNo: string) {
  const client = useQueryClient();
  const queryKey = ['order', orderNo];
  const { state, reload, retry, isRetrying } = useUserQuery({
    queryKey,
    queryFn: () => api.getOrder({ orderNo }),
  });
  const asking = useBusy();
  /** If it is refused the reason is shown, and the order reloaded. */
  const askRefund = (reason: string) =>
    asking.run(async () => {
      try {
        client.setQueryData(queryKey, await api.requestRefund({ orderNo, reason }));
        void client.invalidateQueries({ queryKey: ORDERS });
        showToast(paymentTexts.refundAsked);
      } catch (cause) {
        showToast(refusalText(cause, paymentTexts.refundFailed));
        void reload();
      }
    });
  return {
    state,
    retry,
    isRetrying,
    isMissing: state.kind === 'failed' && saysNoSuchOrder(state.cause),
    askRefund,
    isAsking: asking.busy,
  };
}
