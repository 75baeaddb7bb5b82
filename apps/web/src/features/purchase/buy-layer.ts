import { createIsomorphicFn } from '@tanstack/react-start';
import { type RefObject, useLayoutEffect } from 'react';

/** On the page's pay button: while it is on the screen, the buy bar is not. */
export const PAY_MARK = { 'data-pay': '' } as const;

/** The bar at the top of the page covers this much. */
const TOP_BAR = 44;
/** At least this share of the button has to be visible: rounded positions are never exactly whole. */
const WHOLE = 0.95;

declare global {
  interface Window {
    /** Ends the observation that the page's inline script has started. */
    jubanDock?: (() => void) | undefined;
  }
}

/**
 * The same as useBuyLayer, before the first paint and until the code runs, which may be only at the first touch.
 * Old syntax, because nothing transpiles it.
 */
const DOCK_SCRIPT = `(function(dock,pay){
if(!pay||!window.IntersectionObserver)return;
var strip=dock.querySelector('[data-strip]');
var observer=new IntersectionObserver(function(entries){
if(entries.pop().intersectionRatio<${WHOLE})dock.setAttribute('data-up','');else dock.removeAttribute('data-up')
},{threshold:[0,${WHOLE}],rootMargin:'-${TOP_BAR}px 0px -'+(strip?strip.offsetHeight:0)+'px'});
observer.observe(pay);
window.jubanDock=function(){observer.disconnect()}
})(document.currentScript.parentNode,document.querySelector('[data-pay]'))`;

/** Only the server writes it; the browser has run it by the time this code runs. */
export const dockScript = createIsomorphicFn()
  .server(() => DOCK_SCRIPT)
  .client(() => '');

/**
 * Marks the dock with data-up while the pay button is off the screen or under a bar: the buy bar is then shown in
 * place of the strip. Observed instead of computed at each scroll, and an attribute instead of state, because
 * scrolling must not render the page.
 */
export function useBuyLayer(dock: RefObject<HTMLElement | null>, hasStrip: boolean): void {
  useLayoutEffect(() => {
    window.jubanDock?.();
    window.jubanDock = undefined;
    const pay = document.querySelector('[data-pay]');
    if (!pay) return;
    const strip = hasStrip ? dock.current?.querySelector<HTMLElement>('[data-strip]') : null;
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio = 0 } = entries[entries.length - 1] ?? {};
        dock.current?.toggleAttribute('data-up', intersectionRatio < WHOLE);
      },
      { threshold: [0, WHOLE], rootMargin: `-${TOP_BAR}px 0px -${strip?.offsetHeight ?? 0}px` },
    );
    observer.observe(pay);
    return () => observer.disconnect();
  }, [dock, hasStrip]);
}
