/** The date in Shanghai as pages show it, such as 2026-11-02. */
export function dayIn(at: number | null): string {
  return new Date((at ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10);
}
