import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { logIn } from './log-in.ts';
import { mayHaveHost } from './may-have-host.ts';

/** For a link to the login page: in an app the tap asks the app, and follows the link only if that fails. */
export function useLoginTap(redirect_path: string) {
  const { navigate } = useRouter();
  return (event: MouseEvent) => {
    if (!mayHaveHost()) return;
    event.preventDefault();
    void logIn(() => void navigate({ to: '/login', search: { redirect_path } }));
  };
}
