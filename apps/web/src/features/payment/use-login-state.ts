import { useEffect, useState } from 'react';
import { whenVisitorKnown } from '../../host/when-visitor-known.ts';
import { getToken } from '../../lib/session.ts';

/** The server's page belongs to nobody; who reads it is known once it is awake. */
export function useLoginState(): 'unknown' | 'guest' | 'user' {
  const [state, setState] = useState<'unknown' | 'guest' | 'user'>('unknown');
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
