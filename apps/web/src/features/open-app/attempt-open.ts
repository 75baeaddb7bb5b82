/** How long the app has to come to the front. */
export const OPEN_WAIT_MS = 4_000;
/** A timer that is this late waited behind a question of the browser's, whose yes may just be bringing the app. */
const LATE_MS = 1_000;
/** A timer that is this late slept together with its page: the app was in front meanwhile. */
const SLEPT_MS = 10_000;

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
  let due = now() + OPEN_WAIT_MS;
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
  const onTime = () => {
    const lateBy = now() - due;
    if (lateBy > LATE_MS && lateBy < SLEPT_MS) {
      due = now() + LATE_MS;
      timer = setTimeout(onTime, LATE_MS);
      return;
    }
    stop();
    if (lateBy < SLEPT_MS && !document.hidden) go(fallback);
  };
  let timer = setTimeout(onTime, OPEN_WAIT_MS);
  current = stop;
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', stop);
  window.addEventListener('blur', stop);
  go(link);
  return stop;
}
