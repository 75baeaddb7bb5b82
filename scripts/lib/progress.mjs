const BEAT_MS = 10_000;

export const secondsSince = (begun) => (performance.now() - begun) / 1000;

export const formatSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** Shows that a long step began, that it is still running, and its result (by default the duration). */
export async function step(
  text,
  work,
  describe = (_result, seconds) => `${text}: ${formatSeconds(seconds)}`,
) {
  const begun = performance.now();
  console.log(`${text} ...`);
  const beat = setInterval(() => console.log(`${text} ... ${Math.round(secondsSince(begun))} s`), BEAT_MS);
  try {
    const result = await work();
    console.log(describe(result, secondsSince(begun)));
    return result;
  } finally {
    clearInterval(beat);
  }
}
