import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { watchExposure } from './watch-exposure.ts';

/** A ref for an element that counts as exposed once half of it was in view for `ms`. */
export function useExposure<Seen extends Element>(ms: number, onExposed: () => void): RefCallback<Seen> {
  const latest = useRef(onExposed);
  useEffect(() => {
    latest.current = onExposed;
  });
  return useCallback(
    (element: Seen | null) => (element ? watchExposure(element, ms, () => latest.current()) : undefined),
    [ms],
  );
}
