/** Seconds before each further look: near the payment something may happen soon, later hardly. */
const WAITS_S = [2, 3, 4, 6, 9, 13, 18, 25] as const;

/** How long to wait after so many looks, in ms; undefined when the page stops looking by itself. */
export function waitAfter(looks: number): number | undefined {
  const seconds = WAITS_S[looks - 1];
  return seconds === undefined ? undefined : seconds * 1000;
}
