import { type PointerEvent, useRef } from 'react';
import type { Point } from './view.ts';

/** Movement of the fingers since one was last added or lifted. */
export interface Move {
  by: Point;
  /** Relative to the centre of the stage; with two fingers, the point between them. */
  at: Point;
  /** Ratio of the finger distance; 1 with one finger. */
  spread: number;
}

interface FingerHandlers {
  onBegin: () => void;
  onMove: (move: Move) => void;
  /** The last finger was lifted, with its speed in px per ms. */
  onEnd: (speed: Point) => void;
  onDoubleTap: (at: Point) => void;
}

const TAP_PX = 10;
const DOUBLE_TAP_MS = 300;

const middle = (points: Point[]): Point => {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
};

const apart = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Converts pointer events to moves: one finger drags, two pinch; adding or lifting a finger starts a new
 * move.
 */
export function useFingers({ onBegin, onMove, onEnd, onDoubleTap }: FingerHandlers) {
  const fingers = useRef(new Map<number, Point>());
  const from = useRef({ at: { x: 0, y: 0 }, apart: 0 });
  const last = useRef({ at: { x: 0, y: 0 }, time: 0, speed: { x: 0, y: 0 } });
  const tap = useRef({ time: 0, at: { x: 0, y: 0 }, still: false });

  const restart = (time: number) => {
    const points = [...fingers.current.values()];
    from.current = { at: middle(points), apart: apart(points) };
    last.current = { at: from.current.at, time, speed: { x: 0, y: 0 } };
    onBegin();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
    tap.current.still = fingers.current.size === 1;
    restart(event.timeStamp);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, placeOf(event));
    const points = [...fingers.current.values()];
    const at = middle(points);
    const by = { x: at.x - from.current.at.x, y: at.y - from.current.at.y };
    if (Math.hypot(by.x, by.y) > TAP_PX) tap.current.still = false;
    const ms = Math.max(1, event.timeStamp - last.current.time);
    const speed = { x: (at.x - last.current.at.x) / ms, y: (at.y - last.current.at.y) / ms };
    last.current = { at, time: event.timeStamp, speed };
    onMove({ by, at, spread: points.length > 1 ? apart(points) / (from.current.apart || 1) : 1 });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) return restart(event.timeStamp);
    onEnd(last.current.speed);
    const { time, at, still } = tap.current;
    const here = placeOf(event);
    const soon =
      event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(here.x - at.x, here.y - at.y) < 3 * TAP_PX;
    if (still && soon) onDoubleTap(here);
    tap.current = { time: still && !soon ? event.timeStamp : 0, at: here, still: false };
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Relative to the centre of the stage. */
function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}
