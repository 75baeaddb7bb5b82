import { type ComponentType, lazy } from 'react';

const WANTS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** At the first sign of a reader; at once where the server has not written the part. */
function whenWanted(): Promise<void> {
  if (!document.querySelector('main[data-stage]')) return Promise.resolve();
  // Caught on the way down: React lets no tap on an unwoken part go any further.
  const how = { once: true, passive: true, capture: true };
  return new Promise((resolve) => {
    for (const sign of WANTS) window.addEventListener(sign, () => resolve(), how);
  });
}

/**
 * A part of the page that only has to be seen: it stands in the server's HTML, so that its code is no part of
 * the first load. Where it cannot be fetched, the HTML stays as it is.
 */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const never = new Promise<never>(() => undefined);
  return lazy(() =>
    whenWanted()
      .then(load)
      .catch(() => never),
  );
}
