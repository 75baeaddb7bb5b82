import { createStore, useStore } from '../lib/store.ts';

/** Where pages store their login. They share this origin's storage, so the Lab can read and end it. */
const TOKEN_NAME = 'token';

const readToken = () => globalThis.localStorage?.getItem(TOKEN_NAME) ?? '';

/** The logged-in user: the one picked here, until a page logs in or out. Empty for a visitor. */
export const pageLogin = createStore(readToken());

let isWaitingForPage = false;
/** The user that a page logged out last. */
let loggedOut = '';

/** If the previous user were still stored, the next page would ask which of the two to use. */
const forgetStoredLogin = () => localStorage.removeItem(TOKEN_NAME);

/** Logs the next page in with this token, or out. */
export function pickPageLogin(token: string | null): void {
  isWaitingForPage = true;
  loggedOut = '';
  forgetStoredLogin();
  pageLogin.set(token ?? '');
}

/**
 * Before a page with a picked user loads, `closePage` has to end the previous one: while it runs, it may store
 * its user again. Does nothing if no user was picked.
 */
export function endPreviousLogin(closePage: () => void): void {
  if (!isWaitingForPage) return;
  closePage();
  forgetStoredLogin();
}

/** The token for the next page, until a page has loaded, because a load can be replaced before it starts. */
export const tokenForNextPage = (): string => (isWaitingForPage ? pageLogin.get() : '');

/** The user before a page's login expired: the one logged out since the last call, or the current one. */
export function takePreviousLogin(): string {
  const token = loggedOut || pageLogin.get();
  loggedOut = '';
  return token;
}

export function confirmPageLoaded(): void {
  isWaitingForPage = false;
}

// Only fires for changes made by the page in the frame. Changes of other keys are no logout: the token of a
// user picked for an app is not in storage before the page has asked its host.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== TOKEN_NAME && key !== null) return;
  const token = readToken();
  if (token === pageLogin.get()) return;
  if (token === '') loggedOut = pageLogin.get();
  // The unloading page still stores the previous user.
  if (!isWaitingForPage) pageLogin.set(token);
  else localStorage.removeItem(TOKEN_NAME);
});

export const usePageToken = (): string => useStore(pageLogin);
