import { createIsomorphicFn } from '@tanstack/react-start';
import { type RefObject, useLayoutEffect } from 'react';

/** Marks the pay button: the buy bar is hidden while it is visible. */
export const PAY_MARK = { 'data-pay': '' } as const;

/** Height of the top bar. */
const TOP_BAR = 44;
/** Minimum visible share of the button; below 1 because of rounding. */
const WHOLE = 0.95;

declare global {
  interface Window {
    /** Stops the observer of the inline script. */
    jubanDock?: (() => void) | undefined;
  }
}

/**
 * The same as useBuyLayer, from the first paint until hydration, which may happen only on the first touch.
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

/** Only the server renders the script; it has run before this module loads. */
export const dockScript = createIsomorphicFn()
  .server(() => DOCK_SCRIPT)
  .client(() => '');

/**
 * Sets data-up on the dock while the pay button is off screen or under a bar, which shows the buy bar instead
 * of the strip. An observer and an attribute, because scrolling must not render the page.
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
