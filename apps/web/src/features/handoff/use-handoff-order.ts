import { handoffTexts } from '@juban/contract/texts/handoff';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api.ts';
import { runWhileSeen } from '../../lib/run-while-seen.ts';
import type { HandoffOrder } from './handoff-data.ts';

export type Lookup =
  | { kind: 'loading' }
  | { kind: 'found'; order: HandoffOrder }
  | { kind: 'refused'; text: string };

const LOOK_EVERY_MS = 3000;

/** A refusal has its own words; whatever else went wrong is only an error. */
const textOf = (cause: unknown) =>
  (cause instanceof ApiError && cause.code && cause.message) || handoffTexts.error;

/** The order behind the code; looked at again and again while `isWatched`, until it is paid or closed. */
export function useHandoffOrder(orderInfoMD5: string, isWatched: boolean) {
  const [lookup, setLookup] = useState<Lookup>({ kind: 'loading' });

  const look = useCallback(async () => {
    try {
      const order = await api.getHandoffOrder({ orderInfoMD5 });
      setLookup({ kind: 'found', order });
      return order;
    } catch (cause) {
      // A look that fails later on takes nothing away from what is shown.
      setLookup((known) => (known.kind === 'found' ? known : { kind: 'refused', text: textOf(cause) }));
      return undefined;
    }
  }, [orderInfoMD5]);

  useEffect(() => {
    setLookup({ kind: 'loading' });
    void look();
  }, [look]);

  useEffect(() => {
    if (!isWatched) return;
    const goOn = async () => ((await look())?.payStatus === 'WAIT' ? LOOK_EVERY_MS : undefined);
    return runWhileSeen(async () => goOn(), LOOK_EVERY_MS);
  }, [isWatched, look]);

  const retry = () => {
    setLookup({ kind: 'loading' });
    return look();
  };
  return { lookup, retry };
}
