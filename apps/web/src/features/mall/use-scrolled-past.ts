import { type RefObject, useEffect, useState } from 'react';

/** What the bar at the top hides. */
const UNDER_THE_BAR = '-44px 0px 0px';

/** Whether the reader has scrolled past an element. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setPast(!entries[entries.length - 1]?.isIntersecting),
      { rootMargin: UNDER_THE_BAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
