import { useEffect, useState } from 'react';
import { whenHostConnected } from '../../platform/host/when-host-connected.ts';
import { getToken } from '../../platform/session/session.ts';

/** The token once hydrated; server-rendered pages are for visitors. */
export function useToken(): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    let left = false;
    void whenHostConnected().then(() => {
      if (!left) setToken(getToken());
    });
    return () => {
      left = true;
    };
  }, []);
  return token;
}
