import { useEffect } from 'react';
import { type PendingOrder, takePendingOrder } from '../../lib/pending-order.ts';
import { getHost } from '../../platform/host/host.ts';
import { whenVisitorKnown } from '../../platform/host/when-visitor-known.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-machine.ts';

const ORDER_NO = /^\d{18,36}$/;

/** The order the address names, taken out of it: a page loaded again must not ask again. */
function takeFromAddress(): PendingOrder | undefined {
  const url = new URL(window.location.href);
  const orderNo = url.searchParams.get('orderNo');
  if (orderNo === null) return undefined;
  url.searchParams.delete('orderNo');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return ORDER_NO.test(orderNo) ? { orderNo } : undefined;
}

function takeReturned(): PendingOrder | undefined {
  const named = takeFromAddress();
  const kept = takePendingOrder();
  return named && kept?.orderNo !== named.orderNo ? named : kept;
}

/** Whether the payer is on a page of somebody else's, which may never say what became of the order. */
function isAwayIn(state: CheckoutState): boolean {
  if (state.kind !== 'paying') return false;
  const { way } = state.start;
  return way === 'cashier' || (way === 'native' && getHost().can.paysOnHostPage);
}

/** Whoever comes back from a cashier, by its link or by the back button, is told what became of the order. */
export function useReturn(state: CheckoutState, send: (event: CheckoutEvent) => void): void {
  useEffect(() => {
    let left = false;
    // A ticket that logs in whoever comes back is spent against the order that the address names.
    void whenVisitorKnown().then(() => {
      const order = left ? undefined : takeReturned();
      if (order) send({ type: 'returned', order });
    });
    return () => {
      left = true;
    };
  }, [send]);
  const isAway = isAwayIn(state);
  useEffect(() => {
    if (!isAway) return;
    const back = () => {
      takeReturned();
      send({ type: 'returned' });
    };
    // The browser may show this very page again as it was left, or have opened the wallet beside it.
    const onShow = (event: PageTransitionEvent) => event.persisted && back();
    const onSeen = () => document.visibilityState === 'visible' && back();
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isAway, send]);
}
