import { useCallback, useEffect, useRef } from 'react';

/** Accepts one press, and the next only after this time. */
export function useLockout(ms: number): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (act: () => void) => {
      if (timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
      }, ms);
      act();
    },
    [ms],
  );
}
