import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { errorKindOf } from './error-kind.ts';
import { ErrorScreen } from './error-screen.tsx';

/** What a route shows when its loader or its screen threw. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    router.invalidate();
  }, [router]);
  return <ErrorScreen kind={errorKindOf(error)} onRetry={retry} />;
}
