import { useCallback, useEffect, useState } from 'react';
import { latestOnly } from '../lib/latest-only.ts';
import { usePoll } from '../lib/use-poll.ts';
import { type OwnOrder, orderApi } from './order-api.ts';

const READ_EVERY_MS = 3_000;

/** The latest orders of the logged-in user; empty for a visitor and if they cannot be read. */
export function useOwnOrders(token: string) {
  const [orders, setOrders] = useState<readonly OwnOrder[]>([]);
  const [showLatest] = useState(() => latestOnly(setOrders));
  const refresh = useCallback(
    () => showLatest(token ? orderApi.readOrders(token).catch(() => []) : []),
    [token, showLatest],
  );
  usePoll(refresh, READ_EVERY_MS);
  // Another user must not see the previous user's orders until the next poll.
  useEffect(() => {
    setOrders([]);
    void refresh();
  }, [refresh]);
  return { orders, refresh };
}
