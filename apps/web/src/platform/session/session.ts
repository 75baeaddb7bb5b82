import { parseSearch } from '../../lib/search.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';
import { type ClientIdentity, identifyClient } from './client-identity.ts';

/** Also written by the boot script, which takes a token from the address before other scripts run. */
export const TOKEN_NAME = 'token';

declare global {
  interface Window {
    /** A token that could not be stored because storage is forbidden or full. Newer than the stored one. */
    jubanToken?: string;
    /** The token of the address, if another one is stored. */
    jubanOffer?: string;
  }
}

export function getToken(): string {
  if (typeof window === 'undefined') return '';
  return window.jubanToken || readStored(TOKEN_NAME) || '';
}

export function setToken(token: string): void {
  // Full storage would keep the previous token, perhaps of another user.
  clearToken();
  store(TOKEN_NAME, token);
}

export function clearToken(): void {
  removeStored(TOKEN_NAME);
  if (typeof window !== 'undefined') delete window.jubanToken;
}

/** The client from the page's own address. */
export function currentClient(): ClientIdentity {
  return identifyClient(typeof window === 'undefined' ? {} : parseSearch(window.location.search));
}
