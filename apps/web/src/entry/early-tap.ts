import { createIsomorphicFn } from '@tanstack/react-start';
import { flushSync } from 'react-dom';

/** A part that the server has written and whose code comes later. */
const UNWOKEN_PART = '[data-served=taps]';

/** One tap as it was made; a checkbox also tells how its reader left it. */
interface EarlyTap {
  control: HTMLElement;
  checked?: boolean | undefined;
}

/** Shared by the document's first script, which keeps taps, and the code that replays them. */
declare global {
  interface Window {
    jubanTaps?: {
      taps: EarlyTap[];
      /** When the first of them was made. */
      since?: number | undefined;
      /** Set once the page is hydrated: whether a control has its handlers. */
      isAlive?: (control: Element) => boolean;
      isReplaying?: boolean;
    };
  }
}

/**
 * The first script of every document. A tap before hydration would do nothing: each is kept, in order, and shown as
 * pressed. A link to a page leads there without any code, one to an app needs the code for whoever does not have the app,
 * and a form with an address of its own is sent without any.
 * Where a tap comes 15 seconds after one that is still kept, the code was lost on the way: the page is loaded again.
 * The listener for touches makes iOS show :active. Old syntax, because nothing transpiles it.
 */
const EARLY_TAP_SCRIPT = `(function(early){
var mark='data-tapped';
document.addEventListener('touchstart',function(){},{passive:true});
addEventListener('pageshow',function(event){
var left=event.persisted?document.querySelectorAll('a['+mark+']'):[];
for(var i=0;i<left.length;i++)left[i].removeAttribute(mark)
});
addEventListener('click',function(event){
var target=event.target,taps=early.taps,now=Date.now();
var control=target.closest&&target.closest('a[href],button,input');
if(!control||early.isReplaying||early.isAlive&&early.isAlive(control))return;
if(control.tagName==='A'&&/^https?:$/.test(control.protocol))return control.setAttribute(mark,'');
if(early.since&&now-early.since>15000)return location.reload();
var isBox=control.tagName==='INPUT'&&/^(checkbox|radio)$/.test(control.type);
if(control.tagName==='INPUT'&&!isBox)return;
control.setAttribute(mark,'');
if(control.form&&control.type==='submit'&&control.form.hasAttribute('action'))return;
if(!isBox){event.preventDefault();event.stopPropagation()}
if(!taps.length)early.since=now;
if(taps.length&&taps[taps.length-1].control===control)taps.pop();
taps.push({control:control,checked:control.checked})
},true)
})(window.jubanTaps={taps:[]})`;

/** Only the server writes it; the browser has run it by the time this code runs. */
export const earlyTapScript = createIsomorphicFn()
  .server(() => EARLY_TAP_SCRIPT)
  .client(() => '');

/** The page is hydrated: whatever is not in a part whose code comes later answers to taps from now on. */
export function takeOverPage(): void {
  inNextTask(() => {
    const early = window.jubanTaps;
    if (!early) return;
    early.isAlive = (control) => !control.closest(UNWOKEN_PART);
    replayTaps();
  });
}

/** A part whose code came later is hydrated. */
export function takeOverPart(): void {
  inNextTask(() => {
    for (const part of document.querySelectorAll(UNWOKEN_PART)) part.removeAttribute('data-served');
    replayTaps();
  });
}

/** A message instead of a timer, which would wait behind others, or for ever where a page's clock is paused. */
function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/**
 * Clicks again what was tapped, in order, up to a control whose code has not come. All in one task, each with what it
 * changes rendered: a tap made meanwhile would overtake those that were kept, and pay for what was chosen before.
 */
function replayTaps(): void {
  const early = window.jubanTaps;
  if (!early?.isAlive) return;
  for (const link of document.querySelectorAll('a[data-tapped]')) link.removeAttribute('data-tapped');
  early.isReplaying = true;
  for (let [tap] = early.taps; tap && early.isAlive(standIn(tap.control)); [tap] = early.taps) {
    const next = tap;
    early.taps.shift();
    flushSync(() => redo(next));
  }
  if (early.taps.length === 0) early.since = undefined;
  early.isReplaying = false;
}

function redo({ control: tapped, checked }: EarlyTap): void {
  const control = standIn(tapped);
  control.removeAttribute('data-tapped');
  // The box stands as it was left, but the code has not heard of it: put back, then ticked again.
  if (control instanceof HTMLInputElement && checked !== undefined) control.checked = !checked;
  control.click();
}

/** What was tapped; where React has drawn it anew meanwhile, what stands there now and reads the same. */
function standIn(control: HTMLElement): HTMLElement {
  const { tagName, textContent, isConnected } = control;
  const alike = isConnected ? [] : document.querySelectorAll<HTMLElement>(tagName);
  return [...alike].find((one) => one.textContent === textContent) ?? control;
}
