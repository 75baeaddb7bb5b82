import { handoffTexts } from '@juban/contract/texts/handoff';
import { useCallback, useEffect, useState } from 'react';
import { runWhileSeen } from '../../lib/run-while-seen.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/api-error.ts';
import type { HandoffOrder } from './handoff-data.ts';

export type Lookup =
  | { kind: 'loading' }
  | { kind: 'found'; order: HandoffOrder }
  | { kind: 'refused'; text: string };

const LOOK_EVERY_MS = 3000;

/** What the server said, in its own words; whatever else went wrong is only an error. */
const textOf = (cause: unknown) =>
  (cause instanceof ApiError && cause.code && cause.message) || failureText(cause, handoffTexts.error);

/** Nobody's fault, and over in a while; a refusal stays one. */
const mayPass = (cause: unknown) =>
  !(cause instanceof ApiError) || cause.httpStatus === 0 || cause.httpStatus >= 500;

/** The order behind the code; looked at again and again while `isWatched`, until it is paid or closed. */
export function useHandoffOrder(orderInfoMD5: string, isWatched: boolean) {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'loading' });

  /** Answers whether something may still come of another look. */
  const look = useCallback(async () => {
    try {
      const order = await api.getHandoffOrder({ orderInfoMD5 });
      setLookup({ kind: 'found', order });
      return order.payStatus === 'WAIT';
    } catch (cause) {
      // What does not arrive takes nothing away from what is shown.
      setLookup((known) =>
        known.kind === 'found' && mayPass(cause) ? known : { kind: 'refused', text: textOf(cause) },
      );
      return mayPass(cause);
    }
  }, [orderInfoMD5]);

  useEffect(() => {
    setLookup({ kind: 'loading' });
    void look();
  }, [look]);

  useEffect(() => {
    if (!isWatched) return;
    return runWhileSeen(async () => ((await look()) ? LOOK_EVERY_MS : undefined), LOOK_EVERY_MS);
  }, [isWatched, look]);

  const retry = () => {
    setLookup({ kind: 'loading' });
    return look();
  };
  return { lookup, retry };
}
