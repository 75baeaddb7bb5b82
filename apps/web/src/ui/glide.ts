/** Moves a row sideways, at once for whoever wants nothing to move. */
export function glide(row: HTMLElement, left: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo?.({ left, behavior: isCalm ? 'auto' : 'smooth' });
}
