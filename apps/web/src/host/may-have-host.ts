/**
 * Whether it is worth loading what finds out about hosts. Small on purpose: every page asks, and most run in
 * a plain browser.
 */
export function mayHaveHost(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    window.parent !== window ||
    ['JubanHost', 'webkit', 'cefQuery'].some((name) => name in window) ||
    /Juban|miniProgram/i.test(navigator.userAgent)
  );
}
