/** The length of the history when the page left for the partner's login page, kept for the life of the tab. */
const NAME = 'partnerVisit';

/** Browsers keep at least so many entries; a history that has grown so long may have lost some. */
const RELIABLE_LENGTH = 50;

let isGoingBack = false;

/**
 * Leaves for the partner's page. A copy of this page's entry cuts off the entries after it, so that the length of the
 * history tells where this page stands; the partner's page takes the place of the copy.
 */
export function leaveForPartner(url: string): void {
  const { history, location } = window;
  // By the browser's own function: the router would take it for another page.
  History.prototype.pushState.call(history, history.state, '', location.href);
  try {
    sessionStorage.setItem(NAME, String(history.length));
  } catch {
    // Without storage the status page opens the next page in its own place.
  }
  // A page that the browser kept as it was does not know the new account.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.replace(url);
}

/** Goes back to the page that left for the partner, so that Back does not lead to the partner; false where it cannot. */
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
