/** The history length when the user left for the partner's login page, stored for this tab. */
const NAME = 'partnerVisit';

/** Browsers keep at least this many entries; a longer history may have lost some. */
const RELIABLE_LENGTH = 50;

let isGoingBack = false;

/**
 * Opens the partner's page. Pushing a copy of the current entry first cuts off later entries, so that the
 * history length gives the position of this page; the partner's page replaces the copy.
 */
export function leaveForPartner(url: string): void {
  const { history, location } = window;
  // Call the browser's own function, because the router would treat it as navigation.
  History.prototype.pushState.call(history, history.state, '', location.href);
  try {
    sessionStorage.setItem(NAME, String(history.length));
  } catch {
    // Without storage the status page navigates instead of going back.
  }
  // A page from the back-forward cache does not show the new account.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.replace(url);
}

/**
 * Goes back to the page before the partner's, so that Back does not lead to the partner; false if that is
 * impossible.
 */
export function returnFromPartner(): boolean {
  if (isGoingBack) return true;
  const { length } = window.history;
  const steps = length - takeLength() + 1;
  if (!(steps >= 2) || length >= RELIABLE_LENGTH) return false;
  isGoingBack = true;
  const forget = () => {
    isGoingBack = false;
  };
  window.addEventListener('pagehide', forget, { once: true });
  window.history.go(-steps);
  return true;
}

function takeLength(): number {
  try {
    const kept = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return kept ? Number(kept) : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
