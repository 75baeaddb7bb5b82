import { createStore, useStore } from '../lib/store.ts';

/** Where the pages keep their login. They share this origin's storage, so the Lab can see and end it. */
const TOKEN_NAME = 'token';

const readToken = () => globalThis.localStorage?.getItem(TOKEN_NAME) ?? '';

/** Who is logged in: who was picked here, until a page logs somebody else in or out. Empty for a visitor. */
export const pageLogin = createStore(readToken());

// Fires for changes made by the page in the frame, not for our own. A page that keeps something else has not
// logged anybody out: whom an app was picked for is in no storage before the page has asked.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== TOKEN_NAME && key !== null) return;
  const token = readToken();
  if (token !== pageLogin.get()) pageLogin.set(token);
});

export const usePageToken = (): string => useStore(pageLogin);

export function endPageLogin(): void {
  localStorage.removeItem(TOKEN_NAME);
  pageLogin.set('');
}
