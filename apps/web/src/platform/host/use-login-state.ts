import { useEffect, useState } from 'react';
import { getToken } from '../session/session.ts';
import { whenVisitorKnown } from './when-visitor-known.ts';

export type LoginState = 'unknown' | 'guest' | 'user';

/** The login state: unknown in server-rendered HTML, known after hydration. */
export function useLoginState(): LoginState {
  const [state, setState] = useState<LoginState>('unknown');
  useEffect(() => {
    let left = false;
    void whenVisitorKnown().then(() => {
      if (!left) setState(getToken() ? 'user' : 'guest');
    });
    return () => {
      left = true;
    };
  }, []);
  return state;
}
