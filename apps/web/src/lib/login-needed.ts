/** True for the path of a page that says itself, or leaves unsaid, that nobody is logged in. */
type IsSilent = (path: string) => boolean;

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

let listener: ((isSilent?: IsSilent) => void) | undefined;

/** Called whenever a call was refused for want of a login; returns the way to stop it. */
export function onLoginNeeded(wanted: (isSilent?: IsSilent) => void): () => void {
  listener = wanted;
  return () => {
    if (listener === wanted) listener = undefined;
  };
}

/** Which pages are silent comes from whoever tells: every page carries what listens, but only calls bring the list. */
export function tellLoginNeeded(isSilent?: IsSilent): void {
  listener?.(isSilent);
}
