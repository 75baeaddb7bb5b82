import { useRef, useState, type WheelEvent } from 'react';
import { type Move, useFingers } from './use-fingers.ts';
import {
  doubleTapped,
  dragged,
  held,
  pinched,
  type Size,
  startView,
  turnOf,
  type View,
  zoomAt,
} from './view.ts';

interface StageProps {
  box: Size;
  /** Size of the visible picture; undefined until loaded. */
  image: Size | undefined;
  first: boolean;
  last: boolean;
  horizontal: boolean;
  onTurn: (by: -1 | 1) => void;
}

/** Resistance when swiping beyond the first or last picture. */
const PULL = 0.3;

/** Zoom, position and swipe state of the visible picture, changed by fingers, wheel and keys. */
export function useStage({ box, image = box, first, last, horizontal, onTurn }: StageProps) {
  const [touched, setTouched] = useState<View>();
  const [shift, setShift] = useState(0);
  const [moving, setMoving] = useState(false);
  const before = useRef<View>(undefined);
  const begin = startView(image, box);
  const view = touched ?? begin;

  const settle = (next: View) => setTouched(next.scale < begin.scale ? undefined : held(next, image, box));
  const turn = (by: -1 | 1) => {
    if (by < 0 ? first : last) return;
    setTouched(undefined);
    onTurn(by);
  };
  const drag = (by: Move['by']) => {
    const { inside, beyond } = dragged(before.current ?? view, by, image, box);
    const along = horizontal ? beyond.x : beyond.y;
    setTouched(inside);
    setShift((along > 0 ? first : last) ? along * PULL : along);
  };
  const fingers = useFingers({
    onBegin: () => {
      before.current = view;
      setMoving(true);
    },
    onMove: ({ by, at, spread }) => {
      if (spread === 1) drag(by);
      else setTouched(pinched(before.current ?? view, at, by, spread));
    },
    onEnd: (speed) => {
      const way = turnOf(shift, horizontal ? speed.x : speed.y, horizontal ? box.width : box.height);
      setMoving(false);
      setShift(0);
      settle(view);
      if (way) turn(way);
    },
    onDoubleTap: (at) => settle(doubleTapped(view, begin, at)),
  });
  const zoom = (share: number) => settle(zoomAt(view, { x: 0, y: 0 }, view.scale * share));
  const onWheel = ({ deltaY }: WheelEvent) => zoom(deltaY < 0 ? 1.15 : 1 / 1.15);
  return { view, shift, moving, turn, zoom, handlers: { ...fingers, onWheel } };
}
