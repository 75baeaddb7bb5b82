import { type RefObject, useEffect } from 'react';

/** Columns that stay visible before the user's own. */
const BEFORE = 2;

/** Scrolls the user's column into view once it is known; the first column never moves. */
export function useColumnInView(frame: RefObject<HTMLElement | null>, column: number | undefined): void {
  useEffect(() => {
    const heads = frame.current?.querySelectorAll('thead th');
    const first = heads?.[0];
    const wanted = column === undefined ? undefined : heads?.[column + 1];
    if (!frame.current || !(first instanceof HTMLElement) || !(wanted instanceof HTMLElement)) return;
    frame.current.scrollLeft = wanted.offsetLeft - first.offsetWidth - BEFORE * wanted.offsetWidth;
  }, [frame, column]);
}
