const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** 11-02 21:14, in Shanghai, wherever the reader is. */
export function shortTime(at: number): string {
  const iso = new Date(at + SHANGHAI_OFFSET_MS).toISOString();
  return `${iso.slice(5, 10)} ${iso.slice(11, 16)}`;
}
