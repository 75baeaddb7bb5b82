import { type ComponentType, lazy } from 'react';

/** Marks a part that the server has written and no code has taken over yet. */
export const SERVED = { 'data-served': '' } as const;
/** The same, where a tap cannot do without the code. */
export const SERVED_WITH_TAPS = { 'data-served': 'taps' } as const;

const SERVED_PART = '[data-served]';
const TAPPED_PART = '[data-served=taps]';
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

let wanted: Promise<void> | undefined;
let tellWanted: (() => void) | undefined;
let kept: HTMLElement | undefined;
let isAlive = false;

/** Fetches what waits: also for a page whose HTML React has put aside, and which would be empty until a touch. */
export function wake(): void {
  keepTaps();
  wanted ??= Promise.resolve();
  tellWanted?.();
}

/** A tap that comes before the code does is done again once it is there. */
function keepTap(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest(TAPPED_PART)) return;
  const control = event.target.closest<HTMLElement>('a, button');
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  kept = control;
  control.setAttribute('aria-busy', 'true');
}

/** From whoever wants the code, or is known and gets it at once, until it has come. */
function keepTaps(): void {
  if (!isAlive) window.addEventListener('click', keepTap, true);
}

/** What was tapped; where React has drawn the part anew meanwhile, what stands there now and reads the same. */
export function standIn(control: HTMLElement): HTMLElement {
  const { tagName, textContent, isConnected } = control;
  const alike = isConnected ? [] : document.querySelectorAll<HTMLElement>(`main ${tagName}`);
  return [...alike].find((one) => one.textContent === textContent) ?? control;
}

/** Called by a part that keeps its own taps, once it has come alive. */
export function dropWait(): HTMLElement | undefined {
  isAlive = true;
  window.removeEventListener('click', keepTap, true);
  const control = kept && standIn(kept);
  control?.removeAttribute('aria-busy');
  kept = undefined;
  return control;
}

/** Called by a part with taps that has come alive, or that never will. */
export function endWait(): void {
  dropWait()?.click();
}

/** A sign that came before anything listened; another may never come. */
const hasActed = () => window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true;

/** At the first sign of a reader. */
function whenWanted(): Promise<void> {
  wanted ??= new Promise((resolve) => {
    tellWanted = resolve;
    keepTaps();
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
      .catch(() => {
        endWait();
        return new Promise<never>(() => undefined);
      });
  });
}
