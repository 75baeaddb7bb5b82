import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { dragged, poseOf, settled } from './coverflow.ts';

const DRAG_FROM_PX = 6;

interface Drag {
  id: number;
  fromX: number;
  fromY: number;
  start: number;
  at: number;
  speed: number;
  lastX: number;
  lastTime: number;
  isMoving: boolean;
}

/**
 * The row and the distance of its cards, cached because reading it between two writes would force a layout.
 */
interface Row {
  element: HTMLElement;
  step: number;
}

const STEP_PX = 214;
const NARROW_STEP_PX = 200;

const measureStep = (row: HTMLElement) => (row.clientWidth < 360 ? NARROW_STEP_PX : STEP_PX);

function stand({ element, step }: Row, at: number): void {
  for (const [index, card] of [...element.children].entries()) {
    if (!(card instanceof HTMLElement)) continue;
    const { transform, opacity, shade, order } = poseOf(index - at, step);
    card.style.transform = transform;
    card.style.opacity = String(opacity);
    card.style.zIndex = String(order);
    const veil = card.lastElementChild;
    if (veil instanceof HTMLElement) veil.style.opacity = shade.toFixed(3);
  }
}

function begin({ pointerId, clientX, clientY, timeStamp }: PointerEvent, start: number): Drag {
  const here = { fromX: clientX, fromY: clientY, lastX: clientX, lastTime: timeStamp };
  return { id: pointerId, start, at: start, speed: 0, isMoving: false, ...here };
}

/** Mostly horizontal; shorter moves are taps. */
function isAlongRow({ fromX, fromY }: Drag, { clientX, clientY }: PointerEvent): boolean {
  const along = Math.abs(clientX - fromX);
  return along >= DRAG_FROM_PX && along > Math.abs(clientY - fromY);
}

function follow(drag: Drag, { clientX, timeStamp }: PointerEvent, step: number): void {
  const time = Math.max(1, timeStamp - drag.lastTime);
  drag.speed = (drag.lastX - clientX) / step / time;
  drag.at = dragged(drag.start, clientX - drag.fromX, step);
  drag.lastX = clientX;
  drag.lastTime = timeStamp;
}

/** Attaches drag handling to the row. While dragging, styles are written once per frame without React. */
export function listen(row: Row, current: () => number, onRest: (index: number) => void): () => void {
  const { element } = row;
  let drag: Drag | undefined;
  let frame = 0;
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (drag) stand(row, drag.at);
    });
  };
  const down = (event: PointerEvent) => {
    if (drag || !event.isPrimary || event.button !== 0) return;
    // Nothing was written since the last frame, so this forces no layout.
    row.step = measureStep(element);
    drag = begin(event, current());
  };
  const move = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    // A mouse button released outside the row is noticed only when the pointer returns.
    if (event.buttons === 0) return end(event);
    if (!drag.isMoving && !isAlongRow(drag, event)) return;
    if (!drag.isMoving) {
      drag.isMoving = true;
      element.dataset.dragging = '';
      element.setPointerCapture(event.pointerId);
    }
    follow(drag, event, row.step);
    draw();
  };
  // Otherwise the browser would handle the swipe too, treat it as a fling and drop the next tap.
  const keep = (event: TouchEvent) => {
    if (drag?.isMoving && event.cancelable) event.preventDefault();
  };
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const { start, at, speed, isMoving } = drag;
    drag = undefined;
    delete element.dataset.dragging;
    const isUp = event.type === 'pointerup';
    const tapped = isUp ? cardAt(element, event.target, start) : start;
    const rest = isMoving ? settled(start, at, isUp ? speed : 0) : tapped;
    stand(row, rest);
    if (rest !== start) onRest(rest);
  };
  const removeListeners = addListeners(element, {
    pointerdown: down,
    pointermove: move,
    pointerup: end,
    pointercancel: end,
  });
  element.addEventListener('touchmove', keep, { passive: false });
  return () => {
    cancelAnimationFrame(frame);
    element.removeEventListener('touchmove', keep);
    removeListeners();
  };
}

type PointerEventType = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

function addListeners(
  element: HTMLElement,
  ears: Record<PointerEventType, (event: PointerEvent) => void>,
): () => void {
  const types = Object.keys(ears) as PointerEventType[];
  for (const type of types) element.addEventListener(type, ears[type]);
  return () => {
    for (const type of types) element.removeEventListener(type, ears[type]);
  };
}

function cardAt(row: HTMLElement, target: EventTarget | null, otherwise: number): number {
  const index = [...row.children].findIndex((card) => target instanceof Node && card.contains(target));
  return index < 0 ? otherwise : index;
}

/** A row of cards with one in the middle, selected by swipe, tap or index. */
export function useCoverflow(
  index: number,
  onRest: (index: number) => void,
): RefObject<HTMLUListElement | null> {
  const element = useRef<HTMLUListElement>(null);
  const row = useRef<Row>(undefined);
  const latest = useRef({ index, onRest });
  // Before painting: React has just rendered the cards of a wider row.
  useLayoutEffect(() => {
    latest.current = { index, onRest };
    if (!element.current) return;
    row.current ??= { element: element.current, step: measureStep(element.current) };
    // Data that arrives during a drag must not move the row.
    if (element.current.dataset.dragging === undefined) stand(row.current, index);
  });
  useEffect(() => {
    if (!row.current) return;
    return listen(
      row.current,
      () => latest.current.index,
      (rest) => {
        // The next drag starts here, even before the page has re-rendered.
        latest.current.index = rest;
        startTransition(() => latest.current.onRest(rest));
      },
    );
  }, []);
  return element;
}
