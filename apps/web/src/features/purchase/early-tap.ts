/** What the page's first script and its code tell each other of a tap that came before the code did. */
declare global {
  interface Window {
    jubanTap?: { control?: HTMLElement | undefined; wake?: () => void; isOver?: true };
  }
}

/**
 * Stands first in the page's main part. A button that is tapped while nothing of ours runs yet would do nothing:
 * the last one is kept. From the moment the code waits to be woken, lib/later.ts keeps taps before they come
 * here. Old syntax on purpose: nothing translates it.
 */
export const EARLY_TAP_SCRIPT = `(function(tap){
document.currentScript.parentNode.addEventListener('click',function(event){
var control=!tap.isOver&&event.target.closest&&event.target.closest('button');
if(!control)return;
tap.control=control;
control.setAttribute('aria-busy','true');
if(tap.wake)tap.wake()
},true)
})(window.jubanTap={})`;

/** Called once the code can be woken: at once where somebody has tapped already. */
export function wakeByTap(wake: () => void): void {
  const tap = window.jubanTap;
  if (!tap || tap.isOver) return;
  tap.wake = wake;
  if (tap.control) wake();
}

/** Called once the page answers to taps: the kept one is done again. */
export function doEarlyTap(): void {
  const tap = window.jubanTap;
  if (!tap || tap.isOver) return;
  tap.isOver = true;
  const { control } = tap;
  tap.control = undefined;
  control?.removeAttribute('aria-busy');
  control?.click();
}
