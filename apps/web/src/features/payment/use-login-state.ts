import { useEffect, useState } from 'react';
import { whenHostMet } from '../../host/when-host-met.ts';
import { getToken } from '../../lib/session.ts';

/** The server's page belongs to nobody; who reads it is known once it is awake. */
export function useLoginState(): 'unknown' | 'guest' | 'user' {
  const [state, setState] = useState<'unknown' | 'guest' | 'user'>('unknown');
  useEffect(() => {
    let left = false;
    void whenHostMet().then(() => {
      if (!left) setState(getToken() ? 'user' : 'guest');
    });
    return () => {
      left = true;
    };
  }, []);
  return state;
}
