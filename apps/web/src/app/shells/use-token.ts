import { useEffect, useState } from 'react';
import { whenHostMet } from '../../platform/host/when-host-met.ts';
import { getToken } from '../../platform/session/session.ts';

/** Who is logged in, once that is known; the server's page belongs to nobody. */
export function useToken(): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    let left = false;
    void whenHostMet().then(() => {
      if (!left) setToken(getToken());
    });
    return () => {
      left = true;
    };
  }, []);
  return token;
}
