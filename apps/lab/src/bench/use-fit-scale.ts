import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much to shrink something of this size so that all of it is seen; never grows it. */
export function useFitScale(room: RefObject<HTMLElement | null>, width: number, height: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, width, height]);
  return scale;
}
