import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { glide } from '../../ui/glide.ts';

/** A part of the last view stays in sight. */
const TURN_PART = 0.8;
const DRAG_PX = 6;
/** Half a pixel either way is rounding, not room. */
const ROUNDING_PX = 1;

interface Room {
  before: boolean;
  after: boolean;
}

/** A row wider than its place, moved by buttons, by the wheel and by a mouse that drags it. */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [room, setRoom] = useState<Room>({ before: false, after: false });
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
  return { room, look, turn, drag: useDrag(row) };
}

/** A mouse's wheel turns the row for as long as it has room that way, and the page from there on. */
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
    // React's own listeners may not stop the page from rolling along.
    at.addEventListener('wheel', roll, { passive: false });
    return () => at.removeEventListener('wheel', roll);
  }, [row]);
}

/** Fingers scroll by themselves; a mouse drags, and a drag chooses nothing. */
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
