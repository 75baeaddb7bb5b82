import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

type Read<T> = () => T;

/**
 * In place of use-sync-external-store/shim/with-selector (vite.config.ts), which still serves React 16: the router's
 * stores, which have one snapshot for browser and server, are all that ask for it. As long as `isEqual` says so,
 * the same object is answered, and nobody draws anew.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (tell: () => void) => () => void,
  getSnapshot: Read<Snapshot>,
  _getServerSnapshot: Read<Snapshot> | undefined,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const shown = useRef<{ selection: Selection }>(undefined);
  const getSelection = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | undefined;
    return () => {
      const snapshot = getSnapshot();
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const next = select(snapshot);
      const before = last ?? shown.current;
      const selection = before && isEqual(before.selection, next) ? before.selection : next;
      last = { snapshot, selection };
      return selection;
    };
  }, [getSnapshot, select, isEqual]);
  const selection = useSyncExternalStore(subscribe, getSelection, getSelection);
  useEffect(() => {
    shown.current = { selection };
  }, [selection]);
  return selection;
}
