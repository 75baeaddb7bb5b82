import { createStore, useStore } from '../lib/store.ts';

/** Where the pages keep their login. They share this origin's storage, so the Lab can see and end it. */
const TOKEN_NAME = 'token';

const readToken = () => globalThis.localStorage?.getItem(TOKEN_NAME) ?? '';

/** Who is logged in: who was picked here, until a page logs somebody else in or out. Empty for a visitor. */
export const pageLogin = createStore(readToken());

let isWaitingForPage = false;
/** Whom a page logged out last. */
let loggedOut = '';

/** Logs the next page in as the owner of this token, or out. */
export function pickPageLogin(token: string | null): void {
  isWaitingForPage = true;
  loggedOut = '';
  // Where the user before were still kept, the page would ask which of the two is meant.
  localStorage.removeItem(TOKEN_NAME);
  pageLogin.set(token ?? '');
}

/** The token that the next page has to be given, until one has loaded: a load can be replaced before it has begun. */
export const tokenForNextPage = (): string => (isWaitingForPage ? pageLogin.get() : '');

/** Who was logged in before a page met an expired login: whom it logged out since this was asked last, or who still is. */
export function takeLoginBefore(): string {
  const token = loggedOut || pageLogin.get();
  loggedOut = '';
  return token;
}

export function confirmPageLoaded(): void {
  isWaitingForPage = false;
}

// Fires for changes made by the page in the frame, not for our own. A page that keeps something else has not
// logged anybody out: whom an app was picked for is in no storage before the page has asked.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== TOKEN_NAME && key !== null) return;
  const token = readToken();
  if (token === pageLogin.get()) return;
  if (token === '') loggedOut = pageLogin.get();
  // The page that is being left still keeps the user from before.
  if (!isWaitingForPage) pageLogin.set(token);
  else localStorage.removeItem(TOKEN_NAME);
});

export const usePageToken = (): string => useStore(pageLogin);
