import { handoffTexts } from '@juban/contract/texts/handoff';
import { useCallback, useEffect, useState } from 'react';
import { runWhileVisible } from '../../lib/run-while-visible.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/api-error.ts';
import type { HandoffOrder } from './handoff-data.ts';

export type Lookup =
  | { kind: 'loading' }
  | { kind: 'found'; order: HandoffOrder }
  | { kind: 'refused'; text: string };

const LOOK_EVERY_MS = 3000;

/** The server's message; other failures have no text. */
const textOf = (cause: unknown) =>
  (cause instanceof ApiError && cause.code && cause.message) || failureText(cause, handoffTexts.error);

/** Temporary failures; a refusal is final. */
const mayPass = (cause: unknown) =>
  !(cause instanceof ApiError) || cause.httpStatus === 0 || cause.httpStatus >= 500;

/** The order behind the code; polled while `isWatched`, until it is paid or closed. */
export function useHandoffOrder(orderInfoMD5: string, isWatched: boolean) {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'loading' });

  /** Returns whether polling again is useful. */
  const look = useCallback(async () => {
    try {
      const order = await api.getHandoffOrder({ orderInfoMD5 });
      setLookup({ kind: 'found', order });
      return order.payStatus === 'WAIT';
    } catch (cause) {
      // A failed request keeps what is shown.
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
    return runWhileVisible(async () => ((await look()) ? LOOK_EVERY_MS : undefined), LOOK_EVERY_MS);
  }, [isWatched, look]);

  const retry = () => {
    setLookup({ kind: 'loading' });
    return look();
  };
  return { lookup, retry };
}
