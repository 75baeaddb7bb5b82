import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Counts down once `mayLeave` is true, then leaves. */
export function useLeaveAfter(seconds: number, mayLeave: boolean, leave: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!mayLeave) return;
    if (left === 0) return leave();
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [mayLeave, left, leave]);
  return left;
}
