import { type PointerEvent, useRef, useState } from 'react';
import { createSlideRecord, FINE_STEP, keepOnPath, type SlidePath } from './slide-path.ts';

interface Grip {
  /** Positions of pointer and piece when the drag started. */
  clientX: number;
  clientY: number;
  x: number;
  /** Picture pixels per screen pixel. */
  scale: number;
}

/** A draggable knob with fine adjustment; releasing it does not submit. */
export function useSlide(most: number) {
  const [x, setX] = useState(0);
  const grip = useRef<Grip>(undefined);
  const [record] = useState(() => createSlideRecord());

  const moveTo = (wanted: number, y: number) => {
    const next = keepOnPath(wanted, most);
    record.add(next, y);
    setX(next);
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, currentTarget: knob, pointerId } = event;
    const way = (knob.parentElement?.offsetWidth ?? 0) - knob.offsetWidth;
    grip.current = { clientX, clientY, x, scale: most / Math.max(1, way) };
    knob.setPointerCapture(pointerId);
    moveTo(x, 0);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { clientX, clientY, x: from, scale } = grip.current;
    moveTo(from + (event.clientX - clientX) * scale, (event.clientY - clientY) * scale);
  };
  const letGo = () => {
    grip.current = undefined;
  };

  return {
    x,
    readPath: (): SlidePath => record.read(),
    step: (direction: 1 | -1) => moveTo(x + direction * FINE_STEP, record.lastY()),
    knob: { onPointerDown: take, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo },
  };
}
