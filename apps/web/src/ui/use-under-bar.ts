import { type RefObject, useEffect, useState } from 'react';

/** Whether the page's first element has been scrolled under the top bar, whose height is in px. */
export function useUnderBar(element: RefObject<Element | null>, barHeight: number): boolean {
  const [isUnder, setUnder] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setUnder(!entries[entries.length - 1]?.isIntersecting),
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, barHeight]);
  return isUnder;
}
