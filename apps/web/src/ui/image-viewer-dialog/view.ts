export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Scale relative to the fitted size, and offset of the picture's centre from the stage's. */
export interface View extends Point {
  scale: number;
}

export const MOST = 5;
const DOUBLE_TAP = 2.5;
/** Pictures taller than the stage by this ratio would be too narrow if fitted whole. */
const LONG = 1.2;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The picture's size when it just fits the stage. */
export function fittedSize(image: Size, stage: Size): Size {
  const share = Math.min(stage.width / image.width, stage.height / image.height);
  return { width: image.width * share, height: image.height * share };
}

/** The whole picture; a tall one as wide as its resolution allows, from its top. */
export function startView(image: Size, stage: Size): View {
  const fitted = fittedSize(image, stage);
  if (image.height / image.width < (stage.height / stage.width) * LONG) return { scale: 1, x: 0, y: 0 };
  const scale = between(1, Math.min(stage.width, image.width) / fitted.width, MOST);
  return { scale, x: 0, y: (fitted.height * scale - stage.height) / 2 };
}

/** Changes the scale and keeps the given point (relative to the stage's centre) in place. */
export function zoomAt(view: View, at: Point, wanted: number): View {
  const scale = between(0.6, wanted, MOST);
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** Limits the offset to the picture's edges; a picture that fits stays centred. */
export function held(view: View, image: Size, stage: Size): View {
  const fitted = fittedSize(image, stage);
  const roomX = Math.max(0, (fitted.width * view.scale - stage.width) / 2);
  const roomY = Math.max(0, (fitted.height * view.scale - stage.height) / 2);
  return { scale: view.scale, x: between(0 - roomX, view.x, roomX), y: between(0 - roomY, view.y, roomY) };
}

/** Moves the picture inside its limits first; the remaining distance swipes. */
export function dragged(from: View, by: Point, image: Size, stage: Size): { inside: View; beyond: Point } {
  const wanted = { scale: from.scale, x: from.x + by.x, y: from.y + by.y };
  const inside = held(wanted, image, stage);
  return { inside, beyond: { x: wanted.x - inside.x, y: wanted.y - inside.y } };
}

/** Scales around a point that moved with the fingers. */
export function pinched(from: View, at: Point, by: Point, spread: number): View {
  const { scale, x, y } = zoomAt(from, { x: at.x - by.x, y: at.y - by.y }, from.scale * spread);
  return { scale, x: x + by.x, y: y + by.y };
}

/** Enlarges around the finger, or restores the initial view. */
export function doubleTapped(view: View, start: View, at: Point): View {
  return view.scale > start.scale * 1.05 ? start : zoomAt(view, at, start.scale * DOUBLE_TAP);
}

/** Direction in which a released swipe turns: far or fast enough (px per ms). */
export function turnOf(shift: number, speed: number, length: number): -1 | 0 | 1 {
  const fast = Math.abs(speed) > 0.4 && Math.sign(speed) === Math.sign(shift);
  if (!fast && Math.abs(shift) < length * 0.3) return 0;
  return shift < 0 ? 1 : -1;
}
