import { useEffect, useRef } from 'react';

/** Ctrl and a key, or Command and a key. */
export function useHotkey(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [key]);
}
