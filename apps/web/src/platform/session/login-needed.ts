/** call: a call was refused without a login; tap: a visitor tapped something that needs a login. */
type Cause = 'call' | 'tap';

let ownLogin: (() => void) | undefined;

/**
 * Registers a page's own login dialog, used instead of the login page. Returns a function that unregisters
 * it.
 */
export function setOwnLogin(open: () => void): () => void {
  ownLogin = open;
  return () => {
    if (ownLogin === open) ownLogin = undefined;
  };
}

export const getOwnLogin = (): (() => void) | undefined => ownLogin;

let listener: ((cause: Cause) => void) | undefined;

/** Registers a listener for needed logins. Returns a function that removes it. */
export function onLoginNeeded(wanted: (cause: Cause) => void): () => void {
  listener = wanted;
  return () => {
    if (listener === wanted) listener = undefined;
  };
}

export function reportLoginNeeded(cause: Cause): void {
  listener?.(cause);
}
