import { useEffect, useState } from 'react';
import { getToken } from '../session/session.ts';
import { whenLoginKnown } from './when-login-known.ts';

export type LoginState = 'unknown' | 'guest' | 'user';

/** The login state: unknown in server-rendered HTML, known after hydration. */
export function useLoginState(): LoginState {
  const [state, setState] = useState<LoginState>('unknown');
  useEffect(() => {
    let left = false;
    void whenLoginKnown().then(() => {
      if (!left) setState(getToken() ? 'user' : 'guest');
    });
    return () => {
      left = true;
    };
  }, []);
  return state;
}
