import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBusy } from '../ui/use-busy.ts';

/** Runs the page's loaders again; resolves with their answer. */
export function useReloadData(): () => Promise<void> {
  const router = useRouter();
  return useCallback(() => router.invalidate({ sync: true }), [router]);
}

/** The same, one run at a time, and whether it is running. */
export function useRetry() {
  const reloadData = useReloadData();
  const { busy, run } = useBusy();
  return { isRetrying: busy, retry: () => void run(reloadData) };
}
