import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorKindOf } from './error-kind.ts';
import { ErrorScreen } from './error-screen.tsx';
import { useLoadAnew } from './use-retry.ts';

/** What a route shows when its loader or its screen threw. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  return <ErrorScreen kind={errorKindOf(error)} onRetry={useLoadAnew()} />;
}
