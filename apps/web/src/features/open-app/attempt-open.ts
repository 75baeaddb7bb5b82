/** How long the app has to come to the front. */
export const OPEN_WAIT_MS = 4_000;
/** A timer that is this late slept together with its page: the app was in front meanwhile. */
const SLEPT_MS = 1_000;

/** The parts of a browser that an attempt needs. */
export interface OpenSurroundings {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly hidden: boolean };
  go: (address: string) => void;
  now: () => number;
}

let current: (() => void) | undefined;

/**
 * Tries the deep link; where the app has not come to the front in time, goes to the fallback. Each sign that it
 * has come (hidden, left, blurred: no browser gives all of them) ends the wait for good. A new attempt ends the
 * one before it. Calls onEnd once, when there is nothing more to wait for.
 */
export function attemptOpen(
  link: string,
  fallback: string,
  { window, document, go, now }: OpenSurroundings,
  onEnd: () => void = () => undefined,
): () => void {
  current?.();
  const begun = now();
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('blur', stop);
    if (current !== stop) return;
    current = undefined;
    onEnd();
  };
  const onVisibility = () => {
    if (document.hidden) stop();
  };
  const timer = setTimeout(() => {
    const slept = now() - begun > OPEN_WAIT_MS + SLEPT_MS;
    stop();
    if (!slept && !document.hidden) go(fallback);
  }, OPEN_WAIT_MS);
  current = stop;
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', stop);
  window.addEventListener('blur', stop);
  go(link);
  return stop;
}
