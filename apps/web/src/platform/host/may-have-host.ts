/** Names that only hosts put on the window. */
export const HOST_NAMES = ['JubanHost', 'webkit', 'cefQuery'];
export const HOST_AGENT = /Juban|miniProgram/i;

/**
 * Whether it is worth loading what finds out about hosts. Small on purpose: every page asks, and most run in
 * a plain browser.
 */
export function mayHaveHost(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    window.parent !== window ||
    HOST_NAMES.some((name) => name in window) ||
    HOST_AGENT.test(navigator.userAgent)
  );
}
