import { useEffect, useRef, useState } from 'react';
import { forgetOrderKey } from '../../lib/order-key.ts';
import { keepPendingOrder, takePendingOrder } from '../../lib/pending-order.ts';
import { api } from '../../platform/api/api.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';
import { getToken } from '../../platform/session/session.ts';
import { createPayChecker, type PayCheck, type PayChecker } from './pay-check.ts';

const FIRST: PayCheck = { kind: 'checking', looks: 0, resting: false, offline: false };

/** Paid or closed: the same goods may be bought again. */
const isOver = (check: PayCheck): boolean =>
  check.kind === 'paid' || (check.kind === 'unpaid' && check.order.state === 'closed');

/** Checks the order until its state is final; only the number is taken from the address. */
export function usePayCheck(orderNo: string): { check: PayCheck; look: () => Promise<void> } {
  const [check, setCheck] = useState<PayCheck>(FIRST);
  const checker = useRef<PayChecker>(undefined);
  useEffect(() => {
    // The page that created the order need not check it again, unless it has more to show.
    const kept = takePendingOrder();
    if (kept?.jws) keepPendingOrder(kept);
    const onChange = (known: PayCheck) => {
      if (isOver(known)) forgetOrderKey();
      setCheck(known);
    };
    const own = createPayChecker({ ask: () => api.checkOrder({ orderNo }), onChange });
    checker.current = own;
    setCheck(FIRST);
    let isLoginKnown = false;
    // Without a token the answer is known, and asking would show an alert over a page that says the same.
    const mayAsk = () => isLoginKnown && getToken() !== '';
    void whenLoginKnown().then(() => {
      isLoginKnown = true;
      if (mayAsk()) void own.look();
      else setCheck({ kind: 'guest' });
    });
    // Check at once when the user returns from a wallet app.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && mayAsk()) void own.look();
    };
    const onOnline = () => {
      if (mayAsk()) void own.restart();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onOnline);
    return () => {
      own.stop();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onOnline);
    };
  }, [orderNo]);
  const look = async () => {
    await checker.current?.restart();
  };
  return { check, look };
}
