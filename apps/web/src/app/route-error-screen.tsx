import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useReloadData } from '../lib/use-retry.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { isConnectionLost, isReachable } from '../platform/api/connection.ts';
import { errorKindOf } from './error-kind.ts';
import { ErrorScreen } from './error-screen.tsx';

/**
 * A new answer does not repair code that failed to load, so reload; while offline the browser would show its
 * own error page.
 */
const reloadPage = async () => {
  if (await isReachable()) window.location.reload();
};

/** Shown when a route's loader or screen throws. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  const reloadData = useReloadData();
  const isAnswer = error instanceof ApiError;
  const isDead = useLostConnection(!isAnswer);
  return (
    <ErrorScreen
      kind={isDead ? 'offline' : errorKindOf(error)}
      onRetry={isAnswer ? reloadData : reloadPage}
    />
  );
}

/** A failed script does not say why, so ask the server for any answer. */
function useLostConnection(wanted: boolean): boolean {
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
