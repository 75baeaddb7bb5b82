/**
 * Seconds before each further check: frequent at first, then rarer. The server asks the provider at most
 * every two seconds.
 */
const WAITS_S = [3, 4, 5, 7, 10, 14, 20, 27] as const;

/** Delay after this many checks in ms; undefined when automatic checks end. */
export function waitAfter(looks: number): number | undefined {
  const seconds = WAITS_S[looks - 1];
  return seconds === undefined ? undefined : seconds * 1000;
}
