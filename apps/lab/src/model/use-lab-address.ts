import { useCallback, useEffect, useRef, useState } from 'react';
import { appliesFromFirstCall } from './call-condition.ts';
import { type LabAddress, readLabAddress, START, writeLabAddress } from './lab-address.ts';

export interface Visit {
  address: LabAddress;
  /** Increased for every load, so that the same address can be loaded again. */
  turn: number;
}

export interface LabAddressControl extends Visit {
  /** Loads a page of the list as a new history entry. */
  visit(next: LabAddress): void;
  /** Changes how the current page is shown, and reloads it if it could look different. */
  adjust(change: Partial<LabAddress>): void;
  reload(): void;
  /** The page navigated by itself. */
  follow(page: string): void;
}

/** Whether the page must be reloaded; another screen size does not require it. */
function isOtherPage(after: LabAddress, before: LabAddress): boolean {
  const { width, user, calls } = START;
  const pageOf = (address: LabAddress) => writeLabAddress({ ...address, width, user, calls });
  const meetsOther = after.calls !== before.calls && appliesFromFirstCall(after.calls);
  return meetsOther || pageOf(after) !== pageOf(before);
}

const here = () => readLabAddress(window.location.search);

/** Keeps the Lab's state and its address in sync. */
export function useLabAddress(): LabAddressControl {
  const [now, setNow] = useState<Visit>(() => ({ address: here(), turn: 0 }));
  const latest = useRef(now);
  const put = useCallback((next: Visit, how?: 'pushState' | 'replaceState') => {
    latest.current = next;
    setNow(next);
    if (how) window.history[how](null, '', window.location.pathname + writeLabAddress(next.address));
  }, []);

  useEffect(() => {
    const onBack = () => put({ address: here(), turn: latest.current.turn + 1 });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [put]);

  const visit = useCallback(
    (address: LabAddress) => put({ address, turn: latest.current.turn + 1 }, 'pushState'),
    [put],
  );
  const adjust = useCallback(
    (change: Partial<LabAddress>) => {
      const { address: before, turn } = latest.current;
      const address = { ...before, ...change };
      put({ address, turn: isOtherPage(address, before) ? turn + 1 : turn }, 'replaceState');
    },
    [put],
  );
  const reload = useCallback(() => put({ ...latest.current, turn: latest.current.turn + 1 }), [put]);
  const follow = useCallback(
    (page: string) => {
      const { address, turn } = latest.current;
      if (page !== address.page) put({ address: { ...address, page }, turn }, 'replaceState');
    },
    [put],
  );
  return { ...now, visit, adjust, reload, follow };
}
