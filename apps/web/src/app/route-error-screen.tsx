import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../lib/api-error.ts';
import { useLoadAnew } from '../lib/use-retry.ts';
import { errorKindOf } from './error-kind.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Code that broke, or never came, is not mended by another answer. */
const loadPageAnew = async () => window.location.reload();

/** What a route shows when its loader or its screen threw. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  const askAnew = useLoadAnew();
  return (
    <ErrorScreen kind={errorKindOf(error)} onRetry={error instanceof ApiError ? askAnew : loadPageAnew} />
  );
}
