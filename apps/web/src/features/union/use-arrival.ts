import type { CallOutput } from '@juban/contract/schemas';
import { useEffect, useState } from 'react';
import { runWhileVisible } from '../../lib/run-while-visible.ts';
import { api } from '../../platform/api/api.ts';

/** Delays before each check in ms: grants arrive within seconds, or when the partner is back. */
const WAITS_MS = [1_500, 2_500, 4_000, 8_000] as const;

/** State of the partner's half of a paid order; held: waiting for a review. */
export type Arrival = 'arrived' | 'full' | 'held';

/** Checks whether the partner's membership of a paid order has arrived, while the page is open. */
export function useArrival(orderNo: string | undefined): Arrival | undefined {
  const [known, setKnown] = useState<{ orderNo: string; arrival: Arrival }>();
  useEffect(() => {
    if (orderNo === undefined) return;
    let looks = 0;
    return runWhileVisible(async () => {
      const status = await api.getUnionOrder({ orderNo }).catch(() => undefined);
      const arrival = status && arrivalOf(status);
      if (arrival) {
        setKnown({ orderNo, arrival });
        return undefined;
      }
      looks += 1;
      return WAITS_MS[looks];
    }, WAITS_MS[0]);
  }, [orderNo]);
  return known?.orderNo === orderNo ? known?.arrival : undefined;
}

/** Undefined while in progress. Paid without a pending grant means held. */
function arrivalOf({ payStatus, partnerStatus }: CallOutput<'getUnionOrder'>): Arrival | undefined {
  if (partnerStatus === 'none') return payStatus === 'PAID' ? 'held' : undefined;
  return partnerStatus === 'onTheWay' ? undefined : partnerStatus;
}
