import autocannon, { type CannonOptions, type CannonResult } from 'autocannon';

/**
 * Sends all requests and returns the time until the last answer. autocannon itself only checks once a second.
 */
export async function timedCannon(
  options: CannonOptions,
): Promise<{ result: CannonResult; seconds: number }> {
  const begun = performance.now();
  let ended = begun;
  const run = autocannon(options);
  run.on('response', () => {
    ended = performance.now();
  });
  const result = await run;
  return { result, seconds: (ended - begun) / 1_000 };
}
