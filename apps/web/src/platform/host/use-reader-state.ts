import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failedState, GUEST, knownState, type ReaderState, UNKNOWN } from '../../lib/reader-state.ts';
import { getToken } from '../session/session.ts';
import { mayBeKnown } from './may-be-known.ts';
import { useLoginState } from './use-login-state.ts';

/** Without a token nothing is asked: each refused login would raise the prompt to log in again. */
async function askFor<Data>(ask: () => Promise<Data>): Promise<ReaderState<Data>> {
  if (!getToken()) return GUEST;
  return ask().then(knownState, failedState);
}

/**
 * What is the reader's own, for pages that must not wait for the query library. The server's page is a visitor's, so a
 * guest's state comes first; a possible user is `unknown` before the first paint. Of two answers the later
 * question's counts. Another `ask` is another question: keep the same from render to render.
 */
export function useReaderState<Data>(ask: () => Promise<Data>) {
  const who = useLoginState();
  const [state, setState] = useState<ReaderState<Data>>(GUEST);
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await askFor(ask);
    if (mine === turn.current) setState((before) => (keepsBefore(before, next) ? before : next));
    return next;
  }, [ask]);
  useLayoutEffect(() => {
    if (mayBeKnown()) setState(UNKNOWN);
  }, []);
  useEffect(() => {
    if (who === 'guest') setState(GUEST);
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const askAgain = () => void reload();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [hasFailed, reload]);
  return { who, state, reload, isSettled: who !== 'unknown' && state.kind !== 'unknown' };
}

/** A failed reload says nothing new of somebody who is known. */
const keepsBefore = (before: ReaderState<unknown>, next: ReaderState<unknown>): boolean =>
  next.kind === 'failed' && before.kind === 'known';
