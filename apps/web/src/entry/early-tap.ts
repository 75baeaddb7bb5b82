import { createIsomorphicFn } from '@tanstack/react-start';
import { flushSync } from 'react-dom';

/** Server-rendered parts that are not hydrated yet and queue taps. */
const UNHYDRATED_PART = '[data-served=taps]';

/** A queued tap; for a checkbox also its state after the tap. */
interface EarlyTap {
  control: HTMLElement;
  checked?: boolean | undefined;
}

/** Shared by the inline script, which queues taps, and the code that replays them. */
declare global {
  interface Window {
    jubanTaps?: {
      taps: EarlyTap[];
      /** Time of the oldest queued tap. */
      since?: number | undefined;
      /** Set once the page is hydrated. Tells whether a control has its handlers. */
      isAlive?: (control: Element) => boolean;
      isReplaying?: boolean;
    };
  }
}

/**
 * The first script of every document. Taps before hydration would do nothing, so they are queued in order and
 * shown as pressed. Links to pages and forms with an action work without code and are left to the browser;
 * links to an app are queued, because the code handles a missing app. A tap 15 seconds after one that is
 * still queued means that the code failed to load, so the page is reloaded. The empty touch listener makes
 * iOS show :active. Old syntax, because nothing transpiles it.
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

/** Only the server renders the script; it has run before this module loads. */
export const earlyTapScript = createIsomorphicFn()
  .server(() => EARLY_TAP_SCRIPT)
  .client(() => '');

/** Call once the page is hydrated. Replays queued taps outside of parts that hydrate later. */
export function pageHydrated(): void {
  inNextTask(() => {
    const early = window.jubanTaps;
    if (!early) return;
    early.isAlive = (control) => !control.closest(UNHYDRATED_PART);
    replayTaps();
  });
}

/** Call once a part that hydrates later is hydrated. */
export function partHydrated(): void {
  inNextTask(() => {
    for (const part of document.querySelectorAll(UNHYDRATED_PART)) part.removeAttribute('data-served');
    replayTaps();
  });
}

/**
 * Uses a message because a timer could be delayed behind others, and never fires where a page's clock is
 * paused.
 */
function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/**
 * Replays queued taps in order, up to the first control that is not hydrated. They run in one task, each
 * rendered synchronously: a new tap in between would overtake the queued ones, and could pay for the wrong
 * package.
 */
function replayTaps(): void {
  const early = window.jubanTaps;
  if (!early?.isAlive) return;
  for (const link of document.querySelectorAll('a[data-tapped]')) link.removeAttribute('data-tapped');
  early.isReplaying = true;
  for (let [tap] = early.taps; tap && early.isAlive(currentElement(tap.control)); [tap] = early.taps) {
    const next = tap;
    early.taps.shift();
    flushSync(() => replay(next));
  }
  if (early.taps.length === 0) early.since = undefined;
  early.isReplaying = false;
}

function replay({ control: tapped, checked }: EarlyTap): void {
  const control = currentElement(tapped);
  control.removeAttribute('data-tapped');
  // React has not seen the change of the checkbox: undo it, then click again.
  if (control instanceof HTMLInputElement && checked !== undefined) control.checked = !checked;
  control.click();
}

/** If React has replaced the element since the tap, finds its replacement by tag and text. */
function currentElement(control: HTMLElement): HTMLElement {
  const { tagName, textContent, isConnected } = control;
  const candidates = isConnected ? [] : document.querySelectorAll<HTMLElement>(tagName);
  return [...candidates].find((one) => one.textContent === textContent) ?? control;
}
