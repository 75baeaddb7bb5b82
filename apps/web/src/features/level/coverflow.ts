const LAST = 7;
/** Cards this far from the middle are hidden. */
const SIGHT = 2;
const TURN_DEGREES = 26;
const DEPTH_PX = 120;
/** Resistance past the first and the last card. */
const RUBBER = 0.3;
/** Cards per ms: a faster flick moves to the next card. */
const FLICK = 0.0012;

const withinCards = (index: number) => Math.min(LAST, Math.max(0, index));

export interface Pose {
  transform: string;
  opacity: number;
  /** 0 in the middle, towards 1 at the edge. */
  shade: number;
  order: number;
}

/** The pose of a card by its distance from the middle, in cards. */
export function poseOf(distance: number, step: number): Pose {
  const away = Math.min(SIGHT, Math.max(-SIGHT, distance));
  const far = Math.abs(away);
  const x = Math.round(away * step * 10) / 10;
  const z = Math.round(-far * DEPTH_PX * 10) / 10;
  const turn = Math.round(-away * TURN_DEGREES * 10) / 10;
  return {
    transform: `translate3d(${x}px,0,${z}px) rotateY(${turn}deg)`,
    opacity: far >= SIGHT ? 0 : 1,
    shade: Math.min(1, far),
    order: 100 - Math.round(far * 10),
  };
}

/** The position of the row while dragging: one to one, slower past its ends. */
export function dragged(start: number, movedPx: number, step: number): number {
  const wanted = start - movedPx / step;
  const allowed = withinCards(wanted);
  return allowed + (wanted - allowed) * RUBBER;
}

/** The card at which the row stops; a flick moves by one card at most. */
export function settled(start: number, at: number, speed: number): number {
  const nearest = Math.round(at);
  if (nearest !== start || Math.abs(speed) < FLICK) return withinCards(nearest);
  return withinCards(start + Math.sign(speed));
}
