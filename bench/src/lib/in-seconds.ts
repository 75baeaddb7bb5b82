/** Formats a duration. */
export const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
