import { parseSearch } from '../../lib/search.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';
import { type ClientIdentity, identifyClient } from './client-identity.ts';

/** Also written by the boot script, which takes a token from the address before anything else runs. */
export const TOKEN_NAME = 'token';

declare global {
  interface Window {
    /** The token where storage would not take it: forbidden, or full. Newer than what is stored. */
    jubanToken?: string;
    /** The token of the address, where another one is stored. */
    jubanOffer?: string;
  }
}

export function getToken(): string {
  if (typeof window === 'undefined') return '';
  return window.jubanToken || readStored(TOKEN_NAME) || '';
}

export function setToken(token: string): void {
  // Full storage would go on showing the token of before, perhaps somebody else's.
  clearToken();
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
