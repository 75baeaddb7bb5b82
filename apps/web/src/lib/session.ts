import { type ClientIdentity, identifyClient } from './client-identity.ts';
import { parseSearch } from './search.ts';
import { readStored, removeStored, store } from './storage.ts';

/** Also written by the boot script, which takes a token from the address before anything else runs. */
export const TOKEN_NAME = 'token';

declare global {
  interface Window {
    /** Where the boot script leaves the token when storage is forbidden. */
    jubanToken?: string;
  }
}

export function getToken(): string {
  if (typeof window === 'undefined') return '';
  return readStored(TOKEN_NAME) || window.jubanToken || '';
}

export function setToken(token: string): void {
  store(TOKEN_NAME, token);
}

export function clearToken(): void {
  removeStored(TOKEN_NAME);
  if (typeof window !== 'undefined') delete window.jubanToken;
}

/** Who is asking, from the page's own address. */
export function currentClient(): ClientIdentity {
  return identifyClient(typeof window === 'undefined' ? {} : parseSearch(window.location.search));
}
