import { type RefObject, useEffect } from 'react';

/** Keeps the browser from reading swipes too: it would let one fling on and drop the tap that follows. */
export function useOwnTouches(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    const keep = (event: TouchEvent) => event.preventDefault();
    // By hand, because React's own touch listeners are passive.
    box?.addEventListener('touchmove', keep, { passive: false });
    return () => box?.removeEventListener('touchmove', keep);
  }, [element]);
}
