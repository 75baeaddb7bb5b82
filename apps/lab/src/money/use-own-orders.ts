import { useCallback, useEffect, useState } from 'react';
import { latestOnly } from '../lib/latest-only.ts';
import { usePoll } from '../lib/use-poll.ts';
import { type OwnOrder, ownMoney } from './own-money.ts';

const READ_EVERY_MS = 3_000;

/** The newest orders of whoever is logged in; none for a visitor, and none while they cannot be had. */
export function useOwnOrders(token: string) {
  const [orders, setOrders] = useState<readonly OwnOrder[]>([]);
  const [showLatest] = useState(() => latestOnly(setOrders));
  const refresh = useCallback(
    () => showLatest(token ? ownMoney.readOrders(token).catch(() => []) : []),
    [token, showLatest],
  );
  usePoll(refresh, READ_EVERY_MS);
  // Another user must not see those of the one before until the next turn.
  useEffect(() => {
    setOrders([]);
    void refresh();
  }, [refresh]);
  return { orders, refresh };
}
