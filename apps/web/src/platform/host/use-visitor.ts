import { useCallback, useEffect, useState } from 'react';
import { getToken } from '../session/session.ts';
import type { LoginState } from './use-login-state.ts';
import { whenHostConnected } from './when-host-connected.ts';

/**
 * The login state on a screen that stays open: unknown in server-rendered HTML. `look` updates it after a
 * login or logout there.
 */
export function useVisitor<Other extends string = never>() {
  const [who, setWho] = useState<LoginState | Other>('unknown');
  const look = useCallback(() => setWho(getToken() ? 'user' : 'guest'), []);
  useEffect(() => {
    let isLeft = false;
    void whenHostConnected().then(() => isLeft || look());
    return () => {
      isLeft = true;
    };
  }, [look]);
  return { who, setWho, look };
}
