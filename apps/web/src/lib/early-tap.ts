import { createIsomorphicFn } from '@tanstack/react-start';
import { flushSync } from 'react-dom';
import { dropWait, standIn } from './later.ts';

/** One tap as it was made; a box also tells how its reader left it. */
interface EarlyTap {
  control: HTMLElement;
  checked?: boolean | undefined;
}

/** What the page's first script and its code tell each other of taps that came before the code did. */
declare global {
  interface Window {
    jubanTaps?: { taps: EarlyTap[]; since?: number; wake?: () => void; isOver?: true };
  }
}

/**
 * Stands first in the page's main part. What is tapped while nothing of ours runs yet would do nothing: every tap is
 * kept, in order, because who chose a package and then paid wants that package. On the window, because React
 * lets no tap on an unwoken part come as far as the part itself. Who taps again after a quarter of a minute has a page whose
 * code was lost on the way: loaded anew it comes. Old syntax on purpose: nothing translates it.
 */
const EARLY_TAP_SCRIPT = `(function(early,main){
window.addEventListener('click',function(event){
var target=event.target,taps=early.taps,now=Date.now();
var control=!early.isOver&&target.closest&&main.contains(target)&&target.closest('a,button,input');
if(!control)return;
if(now-early.since>15000)return location.reload();
if(!taps.length)early.since=now;
if(taps.length&&taps[taps.length-1].control===control)taps.pop();
taps.push({control:control,checked:control.checked});
control.setAttribute('aria-busy','true');
if(early.wake)early.wake()
},true)
})(window.jubanTaps={taps:[]},document.currentScript.parentNode)`;

/** Only the server writes it; the browser has run it by the time this code is there. */
export const earlyTapScript = createIsomorphicFn()
  .server(() => EARLY_TAP_SCRIPT)
  .client(() => '');

/** Called once the code can be woken: at once where somebody has tapped already. */
export function wakeByTap(wake: () => void): void {
  const early = window.jubanTaps;
  if (!early || early.isOver) return;
  early.wake = wake;
  if (early.taps.length > 0) wake();
}

/**
 * The page answers to taps now, and what was tapped before is done again. All in one task, each with what it changes
 * drawn: a tap made meanwhile would overtake those that were kept, and pay for what was chosen before the choice.
 * Where the page's own script kept them all, the last one is among them.
 */
export function takeOverTaps(): void {
  setTimeout(() => {
    const last = dropWait();
    const early = window.jubanTaps;
    if (!early || early.isOver) return last?.click();
    early.isOver = true;
    for (const tap of early.taps.splice(0)) flushSync(() => redo(tap));
  });
}

function redo({ control: tapped, checked }: EarlyTap): void {
  const control = standIn(tapped);
  control.removeAttribute('aria-busy');
  // The box stands as it was left, but the code has not heard of it: put back, then ticked again.
  if (control instanceof HTMLInputElement && checked !== undefined) control.checked = !checked;
  control.click();
}
