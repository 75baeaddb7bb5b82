/** Keys that move the piece, and how far in pixels of the picture. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 20,
  PageDown: -20,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The piece's left edge, held between 0 and the most that keeps its right edge on the picture. */
export function keepOnPath(x: number, most: number): number {
  return Math.min(most, Math.max(0, x));
}

/** Where a key moves the piece; undefined for keys that move nothing. */
export function afterKey(key: string, x: number, most: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : keepOnPath(x + step, most);
}
