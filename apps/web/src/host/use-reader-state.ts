import { useCallback, useEffect, useRef, useState } from 'react';
import { getToken } from '../lib/session.ts';
import { mayHaveHost } from './may-have-host.ts';
import { useLoginState } from './use-login-state.ts';

/** What may be said of a reader before anything was asked. */
interface Unasked {
  kind: 'unknown' | 'guest';
}

/**
 * The server's page is a visitor's; how things stand for its reader is asked once the page is awake, and of two
 * answers the later question's counts. Another `ask` is another question: keep the same from render to render.
 */
export function useReaderState<State extends { kind: string }>(ask: () => Promise<State>) {
  const who = useLoginState();
  const [state, setState] = useState<State | Unasked>({ kind: 'guest' });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await ask();
    if (mine === turn.current) setState(next);
    return next;
  }, [ask]);
  useEffect(() => {
    if (getToken() || mayHaveHost()) setState({ kind: 'unknown' });
  }, []);
  useEffect(() => {
    if (who === 'guest') setState({ kind: 'guest' });
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  return { state, reload };
}
