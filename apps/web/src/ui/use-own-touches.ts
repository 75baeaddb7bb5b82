import { type RefObject, useEffect } from 'react';

/** Stops the browser from handling swipes too: it would treat one as a fling and drop the next tap. */
export function useOwnTouches(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    const keep = (event: TouchEvent) => event.preventDefault();
    // Added manually, because React's touch listeners are passive.
    box?.addEventListener('touchmove', keep, { passive: false });
    return () => box?.removeEventListener('touchmove', keep);
  }, [element]);
}
