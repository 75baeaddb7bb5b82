export interface LocationChange {
  fromLocation?: { pathname: string } | undefined;
  toLocation: { pathname: string };
}

/** The slide direction; false on the first load, within a page and with reduced motion. */
export function slideTypes(
  { fromLocation, toLocation }: LocationChange,
  reducedMotion = prefersReducedMotion(),
): string[] | false {
  if (!fromLocation || reducedMotion || fromLocation.pathname === toLocation.pathname) return false;
  return depth(toLocation.pathname) < depth(fromLocation.pathname) ? ['slide-right'] : ['slide-left'];
}

function depth(pathname: string): number {
  return pathname.split('/').filter(Boolean).length;
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * Without types a browser would cross-fade every change, so view transitions are used only if types are
 * supported.
 */
export function knowsSlideTypes(): boolean {
  return globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))') ?? false;
}
