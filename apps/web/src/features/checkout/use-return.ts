import { useEffect } from 'react';
import { type PendingOrder, takePendingOrder } from '../../lib/pending-order.ts';
import { getHost } from '../../platform/host/host.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-machine.ts';

const ORDER_NO = /^\d{18,36}$/;

/** Takes the order out of the address, so that a reloaded page does not ask again. */
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

/** Whether the user is on another site's page, which may never report the outcome. */
function isAwayIn(state: CheckoutState): boolean {
  if (state.kind !== 'paying') return false;
  const { way } = state.start;
  return way === 'cashier' || (way === 'native' && getHost().can.paysOnHostPage);
}

/** Shows the outcome to a user who returns from a cashier, by its link or the back button. */
export function useReturn(state: CheckoutState, send: (event: CheckoutEvent) => void): void {
  useEffect(() => {
    let left = false;
    // A ticket that logs in the returning user is redeemed with the order in the address, so wait for that.
    void whenLoginKnown().then(() => {
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
    // The page may return from the back-forward cache, or the wallet may have opened next to it.
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
