/** Names that only hosts define on the window. */
export const HOST_NAMES = ['JubanHost', 'webkit', 'cefQuery'];
export const HOST_AGENT = /Juban|miniProgram/i;

/**
 * Whether loading the host detection is worthwhile. Small on purpose: every page calls it, and most run in a
 * plain browser.
 */
export function mayHaveHost(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    window.parent !== window ||
    HOST_NAMES.some((name) => name in window) ||
    HOST_AGENT.test(navigator.userAgent)
  );
}
