import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLoadAnew } from '../lib/use-retry.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { isConnectionLost, isReachable } from '../platform/api/connection.ts';
import { errorKindOf } from './error-kind.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Code that broke, or never came, is not mended by another answer. Without a network the browser's own page would come. */
const loadPageAnew = async () => {
  if (await isReachable()) window.location.reload();
};

/** What a route shows when its loader or its screen threw. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  const askAnew = useLoadAnew();
  const isAnswer = error instanceof ApiError;
  const isDead = useDeadLine(!isAnswer);
  return (
    <ErrorScreen kind={isDead ? 'offline' : errorKindOf(error)} onRetry={isAnswer ? askAnew : loadPageAnew} />
  );
}

/** A script that did not come does not say why: the server is asked for any answer. */
function useDeadLine(wanted: boolean): boolean {
  const [isDead, setDead] = useState(() => wanted && isConnectionLost());
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void isReachable().then((isThere) => left || setDead(!isThere));
    return () => {
      left = true;
    };
  }, [wanted]);
  return isDead;
}
