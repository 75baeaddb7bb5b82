import { useEffect, useState } from 'react';

/** Longer than almost every answer takes. */
const MOST_HELD_MS = 10_000;

/**
 * True while busy, to keep a layer open until its answer arrives; limited, because an answer may never
 * arrive.
 */
export function useHeld(busy = false): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), MOST_HELD_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return busy && !isLong;
}
