const MINUTE_MS = 60_000;

/** Until the merchant answers `success`: at once, then after each of these. */
const REPEATS_MS = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE_MS);

/** How long after so many attempts the next one leaves; undefined when that was the last. */
export function repeatAfter(attempts: number, scale: number): number | undefined {
  const wait = REPEATS_MS[attempts - 1];
  return wait === undefined ? undefined : wait / scale;
}
