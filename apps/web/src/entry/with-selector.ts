import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

type Read<T> = () => T;

/**
 * Replaces use-sync-external-store/shim/with-selector (vite.config.ts), which includes code for React 16.
 * Only the router's stores use it, and their server and client snapshots are the same. While `isEqual` holds
 * it returns the same object, which avoids re-rendering.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (notify: () => void) => () => void,
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
