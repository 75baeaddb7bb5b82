/** How long the app has to come to the front. */
export const OPEN_WAIT_MS = 4_000;
/** A timer this late was blocked by a browser dialog, and the user may just have allowed the app to open. */
const LATE_MS = 1_000;
/**
 * A timer this late was suspended with its page, or the page had no focus: the app was in front meanwhile.
 */
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
 * Tries the deep link; if the app does not come to the front in time, goes to the fallback. Hiding or leaving
 * the page ends the wait. Losing the focus pauses it, because the browser may be asking whether to open the
 * app. A new attempt ends the previous one. Calls onEnd once, when the wait is over.
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
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
    if (current !== stop) return;
    current = undefined;
    onEnd();
  };
  const onVisibility = () => {
    if (document.hidden) stop();
  };
  let blurredAt: number | undefined;
  const onBlur = () => {
    blurredAt ??= now();
    clearTimeout(timer);
  };
  const onFocus = () => {
    if (blurredAt === undefined || document.hidden) return;
    const left = due - blurredAt;
    if (now() - blurredAt >= SLEPT_MS) return stop();
    blurredAt = undefined;
    waitFor(Math.max(left, LATE_MS));
  };
  const onTime = () => {
    const lateBy = now() - due;
    if (lateBy > LATE_MS && lateBy < SLEPT_MS) return waitFor(LATE_MS);
    stop();
    if (lateBy < SLEPT_MS && !document.hidden) go(fallback);
  };
  const waitFor = (ms: number) => {
    due = now() + ms;
    timer = setTimeout(onTime, ms);
  };
  let timer = setTimeout(onTime, OPEN_WAIT_MS);
  current = stop;
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', stop);
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  go(link);
  return stop;
}
