import { type ComponentType, lazy } from 'react';

/** Marks a part that the server has written and no code has taken over yet. */
export const SERVED = { 'data-served': '' } as const;
/** The same, where a tap cannot do without the code: it is kept until the part calls takeOverPart. */
export const SERVED_WITH_TAPS = { 'data-served': 'taps' } as const;

const SERVED_PART = '[data-served]';
const SIGNS = ['click', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

let wanted: Promise<void> | undefined;
let tellWanted: (() => void) | undefined;

/** Fetches what waits: also for a page whose HTML React has put aside, and which would be empty until a touch. */
export function wake(): void {
  wanted ??= Promise.resolve();
  tellWanted?.();
}

/** A sign that came before anything listened; another may never come. */
const hasActed = () =>
  window.scrollY > 0 ||
  navigator.userActivation?.hasBeenActive === true ||
  (window.jubanTaps?.taps.length ?? 0) > 0;

/** At the first sign of a reader. */
function whenWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    tellWanted = resolve;
    if (hasActed()) return resolve();
    // Caught on the way down: React lets no tap on an unwoken part go any further.
    const how = { once: true, passive: true, capture: true };
    for (const sign of SIGNS) window.addEventListener(sign, wake, how);
  });
  return wanted;
}

/**
 * A part that stands whole in the server's HTML: its code is no part of the first load, which belongs to the
 * picture. Where it cannot be fetched the HTML stays, and its links lead where they say; where there is none, the route
 * shows that something is wrong.
 */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => {
    // In development the code is loaded at once: code loaded after an edit would not match the HTML from before it.
    if (import.meta.hot) return load();
    // None where the page is reached from another one of ours, which still stands while this one is made.
    if (!document.querySelector(SERVED_PART)) return load();
    return whenWanted()
      .then(load)
      .catch(() => new Promise<never>(() => undefined));
  });
}
