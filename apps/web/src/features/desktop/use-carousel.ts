import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { glide } from '../../ui/glide.ts';

/** Part of the previous view that stays visible. */
const TURN_PART = 0.8;
const DRAG_PX = 6;
/** Tolerance for rounding. */
const ROUNDING_PX = 1;

interface Space {
  before: boolean;
  after: boolean;
}

/** A horizontally scrolling row, moved by buttons, wheel and mouse drag. */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [space, setRoom] = useState<Space>({ before: false, after: false });
  const look = useCallback(() => {
    const at = row.current;
    if (!at) return;
    const left = at.scrollWidth - at.clientWidth - at.scrollLeft;
    setRoom({ before: at.scrollLeft > ROUNDING_PX, after: left > ROUNDING_PX });
  }, [row]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many cards as there are, so much room there is
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look, count]);
  useWheel(row);
  const turn = (direction: 1 | -1) => {
    const at = row.current;
    if (at) glide(at, at.scrollLeft + direction * at.clientWidth * TURN_PART);
  };
  return { space, look, turn, drag: useDrag(row) };
}

/** The mouse wheel scrolls the row while it can, then the page. */
function useWheel(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const at = row.current;
    if (!at) return;
    const roll = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = at.scrollLeft;
      at.scrollLeft += event.deltaY;
      if (at.scrollLeft !== before) event.preventDefault();
    };
    // React's own wheel listeners are passive and cannot stop the page from scrolling.
    at.addEventListener('wheel', roll, { passive: false });
    return () => at.removeEventListener('wheel', roll);
  }, [row]);
}

/** Touch scrolls natively; a mouse drags, and a drag selects nothing. */
function useDrag(row: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; scroll: number; moved: boolean }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from.current = { x: event.clientX, scroll: row.current?.scrollLeft ?? 0, moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (!start || !row.current) return;
      if (event.buttons === 0) {
        from.current = undefined;
        return;
      }
      const way = event.clientX - start.x;
      start.moved ||= Math.abs(way) > DRAG_PX;
      if (start.moved) row.current.scrollLeft = start.scroll - way;
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      const { moved } = from.current ?? {};
      from.current = undefined;
      if (!moved) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
