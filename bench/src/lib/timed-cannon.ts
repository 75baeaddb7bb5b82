import autocannon, { type CannonOptions, type CannonResult } from 'autocannon';

/** Fires all requests; answers how long it took to the last answer. By itself autocannon looks at that once a second. */
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
