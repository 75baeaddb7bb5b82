import { type RefObject, useLayoutEffect, useState } from 'react';

/** Factor that shrinks something of this size to fit; at most 1. */
export function useFitScale(container: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, width, height]);
  return scale;
}
