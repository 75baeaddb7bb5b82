import { useEffect, useRef } from 'react';

const MARK = 'layer';

/**
 * Gives what lies over the page an entry of its own in the history, so that the back button closes it and leaves
 * the page where it is. Answers how to close it otherwise: by the same way, so that no entry stays behind.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    // The router wraps pushState and would load its page anew, though the page does not change.
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
