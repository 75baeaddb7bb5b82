import type { AnyRouter } from '@tanstack/react-router';

interface LocationChange {
  fromLocation?: { pathname: string } | undefined;
  toLocation: { pathname: string };
}

/** Which way the page slides, or false for a plain cut: on the first load, within a page, with reduced motion. */
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

/** Without types a browser would cross-fade every change: the view transition is for those that know them. */
function knowsSlideTypes(): boolean {
  return globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))') ?? false;
}

const STARTS: Readonly<Record<string, string>> = {
  'slide-left': 'translateX(60%)',
  'slide-right': 'translateX(-28%)',
};

/** For browsers without typed view transitions: the new page slides in by itself, after it was drawn. */
function slideIn(change: LocationChange): void {
  const [way] = slideTypes(change) || [];
  const page = document.querySelector('main');
  if (!way || !page?.animate) return;
  const { dataset } = document.documentElement;
  const frames = [
    { transform: STARTS[way], opacity: 0.4 },
    { transform: 'none', opacity: 1 },
  ];
  const slide = page.animate(frames, { id: way, duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  // Meanwhile what stands outside the screen must not make the page wider.
  dataset.sliding = '';
  slide.onfinish = slide.oncancel = () => delete dataset.sliding;
}

let isOn = false;

/** Slides the pages from now on, by typed view transitions where the browser knows them. */
export function slidePages({ options, subscribe }: Pick<AnyRouter, 'options' | 'subscribe'>): void {
  if (isOn) return;
  isOn = true;
  if (knowsSlideTypes()) options.defaultViewTransition = { types: (change) => slideTypes(change) };
  else subscribe('onRendered', slideIn);
}
