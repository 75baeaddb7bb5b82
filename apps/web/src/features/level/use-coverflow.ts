import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dragged, poseOf, settled } from './coverflow.ts';

/** Less is a tap that trembles, or the beginning of a scroll. */
const DRAG_FROM_PX = 6;

interface Drag {
  id: number;
  fromX: number;
  start: number;
  at: number;
  speed: number;
  lastX: number;
  lastTime: number;
  isMoving: boolean;
}

const stepOf = (row: HTMLElement) => (row.clientWidth < 360 ? 200 : 214);

function stand(row: HTMLElement, at: number): void {
  const step = stepOf(row);
  for (const [index, card] of [...row.children].entries()) {
    if (!(card instanceof HTMLElement)) continue;
    const { transform, opacity, shade, order } = poseOf(index - at, step);
    card.style.transform = transform;
    card.style.opacity = String(opacity);
    card.style.zIndex = String(order);
    card.style.setProperty('--shade', shade.toFixed(3));
  }
}

function begin({ pointerId, clientX, timeStamp }: PointerEvent, start: number): Drag {
  const here = { fromX: clientX, lastX: clientX, lastTime: timeStamp };
  return { id: pointerId, start, at: start, speed: 0, isMoving: false, ...here };
}

function follow(drag: Drag, { clientX, timeStamp }: PointerEvent, step: number): void {
  const time = Math.max(1, timeStamp - drag.lastTime);
  drag.speed = (drag.lastX - clientX) / step / time;
  drag.at = dragged(drag.start, clientX - drag.fromX, step);
  drag.lastX = clientX;
  drag.lastTime = timeStamp;
}

/** Hangs the finger onto the row. React draws nothing while it moves: only styles are written, once a frame. */
function listen(row: HTMLElement, current: () => number, onRest: (index: number) => void): () => void {
  let drag: Drag | undefined;
  let frame = 0;
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (drag) stand(row, drag.at);
    });
  };
  const down = (event: PointerEvent) => {
    if (!drag && event.isPrimary && event.button === 0) drag = begin(event, current());
  };
  const move = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    if (!drag.isMoving && Math.abs(event.clientX - drag.fromX) < DRAG_FROM_PX) return;
    if (!drag.isMoving) {
      drag.isMoving = true;
      row.dataset.dragging = '';
      row.setPointerCapture(event.pointerId);
    }
    follow(drag, event, stepOf(row));
    draw();
  };
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const { start, at, speed, isMoving } = drag;
    drag = undefined;
    delete row.dataset.dragging;
    const tapped = isMoving || event.type === 'pointercancel' ? start : cardAt(row, event.target, start);
    const rest = isMoving ? settled(start, at, event.type === 'pointerup' ? speed : 0) : tapped;
    stand(row, rest);
    if (rest !== start) onRest(rest);
  };
  const ends = ['pointerup', 'pointercancel'] as const;
  row.addEventListener('pointerdown', down);
  row.addEventListener('pointermove', move);
  for (const type of ends) row.addEventListener(type, end);
  return () => {
    cancelAnimationFrame(frame);
    row.removeEventListener('pointerdown', down);
    row.removeEventListener('pointermove', move);
    for (const type of ends) row.removeEventListener(type, end);
  };
}

function cardAt(row: HTMLElement, target: EventTarget | null, otherwise: number): number {
  const index = [...row.children].findIndex((card) => target instanceof Node && card.contains(target));
  return index < 0 ? otherwise : index;
}

/** A row of cards of which one stands in the middle: by swipe, by a tap on another one, or by its index. */
export function useCoverflow(
  index: number,
  onRest: (index: number) => void,
): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  const latest = useRef({ index, onRest });
  // Before it is painted: React has just written the places of a wider row.
  useLayoutEffect(() => {
    latest.current = { index, onRest };
    // An answer that comes while the finger moves must not pull the row away from it.
    if (row.current && row.current.dataset.dragging === undefined) stand(row.current, index);
  });
  useEffect(() => {
    if (!row.current) return;
    return listen(
      row.current,
      () => latest.current.index,
      (rest) => latest.current.onRest(rest),
    );
  }, []);
  return row;
}
