import type { CallOutput } from '@juban/contract/schemas';
import { useEffect, useLayoutEffect, useState } from 'react';
import { mayBeKnown } from '../../host/may-be-known.ts';
import { whenHostMet } from '../../host/when-host-met.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { getToken } from '../../lib/session.ts';

export type User = CallOutput<'getProfile'>['user'];

/** Who is here: not known yet, nobody we know, or a user. */
export type Visitor = 'unknown' | 'guest' | User;

/** The server's page is a stranger's; who else may read it is asked for once it is awake. */
export function useVisitor(): Visitor {
  const [visitor, setVisitor] = useState<Visitor>('guest');
  // Before it is painted: until here the page's script has hidden a stranger's words from them.
  useLayoutEffect(() => {
    if (mayBeKnown()) setVisitor('unknown');
  }, []);
  useEffect(() => {
    let left = false;
    const arrive = (who: Visitor) => {
      if (!left) setVisitor(who);
    };
    const askAgain = () => {
      if (document.visibilityState !== 'visible') return;
      stopWaiting();
      ask();
    };
    const stopWaiting = () => {
      window.removeEventListener('online', askAgain);
      document.removeEventListener('visibilitychange', askAgain);
    };
    // A stale token is dealt with by whoever watches the calls; here it only means a guest. A line that is down says
    // nothing of who reads, and comes back.
    const ask = () => {
      api.getProfile({}).then(
        ({ user }) => arrive(user),
        (cause) => {
          if (left || isLoginRefusal(cause)) return arrive('guest');
          arrive('unknown');
          window.addEventListener('online', askAgain);
          document.addEventListener('visibilitychange', askAgain);
        },
      );
    };
    whenHostMet().then(() => {
      if (left) return;
      if (!getToken()) return setVisitor('guest');
      ask();
    });
    return () => {
      left = true;
      stopWaiting();
    };
  }, []);
  return visitor;
}
