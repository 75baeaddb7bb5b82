import { type RefObject, useEffect, useState } from 'react';
import { throttle } from './throttle.ts';

const HANDLER_MS = 100;
/** The bar at the top of the page hides that much. */
const BAR_HEIGHT = 44;

/** Whether the element has left the screen at the top. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = throttle(() => {
      const box = element.current?.getBoundingClientRect();
      setPast(box !== undefined && box.height > 0 && box.bottom < BAR_HEIGHT);
    }, HANDLER_MS);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
    };
  }, [element]);
  return isPast;
}
