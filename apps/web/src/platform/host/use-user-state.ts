import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failedState, GUEST, knownState, UNKNOWN, type UserState } from '../../lib/user-state.ts';
import { getToken } from '../session/session.ts';
import { mayBeLoggedIn } from './may-be-logged-in.ts';
import { useLoginState } from './use-login-state.ts';

/** Without a token, do not ask: every refused login would prompt to log in again. */
async function askFor<Data>(ask: () => Promise<Data>): Promise<UserState<Data>> {
  if (!getToken()) return GUEST;
  return ask().then(knownState, failedState);
}

/**
 * Data of the user, for pages that must not wait for the query library. The server renders for visitors, so
 * the initial state is a guest's; a possible user becomes `unknown` before the first paint. If requests
 * overlap, the latest counts. Changing `ask` triggers a new request, so pass a stable function.
 */
export function useUserState<Data>(ask: () => Promise<Data>) {
  const who = useLoginState();
  const [state, setState] = useState<UserState<Data>>(GUEST);
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await askFor(ask);
    if (mine === turn.current) setState((before) => (keepsBefore(before, next) ? before : next));
    return next;
  }, [ask]);
  useLayoutEffect(() => {
    if (mayBeLoggedIn()) setState(UNKNOWN);
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

/** A failed reload keeps the data that is already shown. */
const keepsBefore = (before: UserState<unknown>, next: UserState<unknown>): boolean =>
  next.kind === 'failed' && before.kind === 'known';
