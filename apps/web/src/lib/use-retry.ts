import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBusy } from '../ui/use-busy.ts';

/** Asks anew for what the page's loader could not get; ends when the answer is there, and not before. */
export function useLoadAnew(): () => Promise<void> {
  const router = useRouter();
  return useCallback(() => router.invalidate({ sync: true }), [router]);
}

/** The same once at a time, and whether it is under way. */
export function useRetry() {
  const loadAnew = useLoadAnew();
  const { busy, run } = useBusy();
  return { isRetrying: busy, retry: () => void run(loadAnew) };
}
