import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { afterKey, keepOnPath } from './slide-path.ts';

interface Grip {
  /** Where the pointer and the piece were when it was taken. */
  clientX: number;
  x: number;
  /** Pixels of the picture for one of the screen. */
  scale: number;
}

interface SlideOptions {
  /** The furthest the piece's left edge may go. */
  most: number;
  pictureWidth: number;
  onAnswer: (x: number) => void;
}

/** A knob that is dragged, or moved by keys; a hand answers by letting go, keys by Enter. */
export function useSlide({ most, pictureWidth, onAnswer }: SlideOptions) {
  const [x, setX] = useState(0);
  const [byKeys, setByKeys] = useState(false);
  const grip = useRef<Grip>(undefined);

  const take = (event: PointerEvent<HTMLElement>) => {
    const track = event.currentTarget.parentElement?.offsetWidth ?? pictureWidth;
    grip.current = { clientX: event.clientX, x, scale: pictureWidth / track };
    event.currentTarget.setPointerCapture(event.pointerId);
    setByKeys(false);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { clientX, x: from, scale } = grip.current;
    setX(keepOnPath(from + (event.clientX - clientX) * scale, most));
  };
  const letGo = () => {
    const moved = grip.current && grip.current.x !== x;
    grip.current = undefined;
    if (moved) onAnswer(x);
  };
  const press = (event: KeyboardEvent) => {
    const next = afterKey(event.key, x, most);
    if (event.key === 'Enter' || event.key === ' ') onAnswer(x);
    else if (next === undefined) return;
    else {
      setX(next);
      setByKeys(true);
    }
    event.preventDefault();
  };
  const drop = () => {
    grip.current = undefined;
  };

  const knob = {
    onPointerDown: take,
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: drop,
    onKeyDown: press,
  };
  return { x, byKeys, knob };
}
