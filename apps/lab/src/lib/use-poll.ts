import { useEffect, useRef } from 'react';

/** Polls while the Lab is visible, and immediately when it becomes visible again. */
export function usePoll(ask: () => Promise<void>, everyMs: number): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const turn = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      await latest.current();
      clearTimeout(timer);
      if (!ended) timer = setTimeout(turn, everyMs);
    };
    void turn();
    document.addEventListener('visibilitychange', turn);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [everyMs]);
}
