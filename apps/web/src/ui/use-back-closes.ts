import { useEffect, useRef } from 'react';

const MARK = 'layer';

/**
 * Adds a history entry for an open layer, so that the back button closes it and leaves the page in place.
 * Returns a function that closes it by going back, so that no entry is left behind.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    // The router patches pushState and would reload the page, although it does not change.
    const push = History.prototype.pushState.bind(window.history);
    if (!window.history.state?.[MARK]) push({ ...window.history.state, [MARK]: true }, '');
    const close = (event: Event) => {
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', close, { capture: true });
    return () => window.removeEventListener('popstate', close, { capture: true });
  }, [open]);
  return () => (window.history.state?.[MARK] ? window.history.back() : latest.current());
}
