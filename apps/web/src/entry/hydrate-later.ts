import { type ComponentType, lazy } from 'react';

/** Marks a server-rendered part that is not hydrated yet. */
export const SERVED = { 'data-served': '' } as const;
/** The same for a part whose taps are queued until it calls takeOverPart. */
export const SERVED_WITH_TAPS = { 'data-served': 'taps' } as const;

const SERVED_PART = '[data-served]';
const ACTIVITY_EVENTS = [
  'click',
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
] as const;

let wanted: Promise<void> | undefined;
let resolveWanted: (() => void) | undefined;

/**
 * Starts loading deferred parts. Also needed when React has discarded a page's HTML: the page would stay
 * empty until the first touch.
 */
export function hydrateNow(): void {
  wanted ??= Promise.resolve();
  resolveWanted?.();
}

/** The user may have acted before the listeners were added, and may not act again. */
const hasActed = () =>
  window.scrollY > 0 ||
  navigator.userActivation?.hasBeenActive === true ||
  (window.jubanTaps?.taps.length ?? 0) > 0;

/** Resolves on the first user activity. */
function whenActive(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    resolveWanted = resolve;
    if (hasActed()) return resolve();
    // Listen in the capture phase: React stops taps on a part that is not hydrated.
    const options = { once: true, passive: true, capture: true };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, hydrateNow, options);
  });
  return wanted;
}

/**
 * A part that is complete in the server's HTML and whose code is loaded after the first user activity, so
 * that it does not delay the first paint. If loading fails, the HTML and its links stay usable. Without
 * server HTML the error goes to the route's error screen.
 */
export function hydrateLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => {
    // In development, load at once: code loaded after an edit would not match the HTML from before it.
    if (import.meta.hot) return load();
    // There is no server HTML when the user navigated here within the app.
    if (!document.querySelector(SERVED_PART)) return load();
    return whenActive()
      .then(load)
      .catch(() => new Promise<never>(() => undefined));
  });
}
