import { useCallback, useEffect, useState } from 'react';
import { getToken } from '../session/session.ts';
import type { LoginState } from './use-login-state.ts';
import { whenHostMet } from './when-host-met.ts';

/**
 * Who sits before a screen that stays open: unknown in the server's page, which belongs to nobody. Whoever has logged
 * in or out there is seen by looking again.
 */
export function useVisitor<Other extends string = never>() {
  const [who, setWho] = useState<LoginState | Other>('unknown');
  const look = useCallback(() => setWho(getToken() ? 'user' : 'guest'), []);
  useEffect(() => {
    let isLeft = false;
    void whenHostMet().then(() => isLeft || look());
    return () => {
      isLeft = true;
    };
  }, [look]);
  return { who, setWho, look };
}
