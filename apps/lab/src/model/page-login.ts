import { useSyncExternalStore } from 'react';

/** Where the pages keep their login. They share this origin's storage, so the Lab can see and end it. */
const TOKEN_NAME = 'token';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires for changes made by the page in the frame, not for our own.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readToken = () => localStorage.getItem(TOKEN_NAME) ?? '';

/** The token the pages are logged in with; empty for a visitor. */
export function usePageToken(): string {
  return useSyncExternalStore(subscribe, readToken);
}

export function endPageLogin(): void {
  localStorage.removeItem(TOKEN_NAME);
  for (const listener of listeners) listener();
}
