/** A call was refused for want of a login, or somebody who is not logged in tapped what needs one. */
type Cause = 'call' | 'tap';

let ownLogin: (() => void) | undefined;

/** A page that logs in over itself opens its own login in place of the login page; returns the way to stop it. */
export function setOwnLogin(open: () => void): () => void {
  ownLogin = open;
  return () => {
    if (ownLogin === open) ownLogin = undefined;
  };
}

/** The page's own login, if it has one. */
export const getOwnLogin = (): (() => void) | undefined => ownLogin;

let listener: ((cause: Cause) => void) | undefined;

/** Called whenever a login is needed; returns the way to stop it. */
export function onLoginNeeded(wanted: (cause: Cause) => void): () => void {
  listener = wanted;
  return () => {
    if (listener === wanted) listener = undefined;
  };
}

export function tellLoginNeeded(cause: Cause): void {
  listener?.(cause);
}
