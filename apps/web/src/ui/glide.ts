/** Scrolls a row sideways, without animation if reduced motion is set. */
export function glide(row: HTMLElement, left: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo?.({ left, behavior: isCalm ? 'auto' : 'smooth' });
}
