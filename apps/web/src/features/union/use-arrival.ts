import type { CallOutput } from '@juban/contract/schemas';
import { useEffect, useState } from 'react';
import { runWhileSeen } from '../../lib/run-while-seen.ts';
import { api } from '../../platform/api/api.ts';

/** Before each look, in ms: grants leave within seconds, or when the partner is back. */
const WAITS_MS = [1_500, 2_500, 4_000, 8_000] as const;

/** How far the partner's half of a paid order is; held: the order waits for a review. */
export type Arrival = 'arrived' | 'full' | 'held';

/** Whether the partner's membership of a paid order has arrived, looked for as long as somebody may read it. */
export function useArrival(orderNo: string | undefined): Arrival | undefined {
  const [known, setKnown] = useState<{ orderNo: string; arrival: Arrival }>();
  useEffect(() => {
    if (orderNo === undefined) return;
    let looks = 0;
    return runWhileSeen(async () => {
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

/** Undefined while it is on its way. What is paid and owes nothing yet is held. */
function arrivalOf({ payStatus, partnerStatus }: CallOutput<'getUnionOrder'>): Arrival | undefined {
  if (partnerStatus === 'none') return payStatus === 'PAID' ? 'held' : undefined;
  return partnerStatus === 'onTheWay' ? undefined : partnerStatus;
}
