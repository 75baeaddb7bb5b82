/**
 * Seconds before each further look: near the payment something may happen soon, later hardly. The server asks the
 * provider once in two seconds; sooner it could only answer that it does not know.
 */
const WAITS_S = [3, 4, 5, 7, 10, 14, 20, 27] as const;

/** How long to wait after so many looks, in ms; undefined when the page stops looking by itself. */
export function waitAfter(looks: number): number | undefined {
  const seconds = WAITS_S[looks - 1];
  return seconds === undefined ? undefined : seconds * 1000;
}
