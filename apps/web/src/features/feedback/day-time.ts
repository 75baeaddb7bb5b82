const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** 2026-11-02 21:14, in Shanghai, wherever the reader is. */
export function dayTime(at: number): string {
  const iso = new Date(at + SHANGHAI_OFFSET_MS).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}
