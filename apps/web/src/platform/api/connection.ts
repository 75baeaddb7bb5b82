import { commonTexts } from '@juban/contract/texts/common';

let region: HTMLElement | undefined;
let isLost = false;

/** True if the last call got no answer, so that missing data is explained by the network. */
export const isConnectionLost = (): boolean => isLost;

/** The region stays in the page, because screen readers ignore a live region that is added with its text. */
function findRegion(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.className = 'connection';
  region.setAttribute('role', 'status');
  region.setAttribute('data-testid', 'connection');
  document.body.append(region);
  return region;
}

function show(text: string): void {
  const place = findRegion();
  // Setting the same text would be announced again.
  if (place.textContent !== text) place.textContent = text;
}

/** Shows on the page, above any open layer, that the network is lost. */
export function connectionLost(): void {
  isLost = true;
  show(commonTexts.noConnection);
}

/** Any answer, even an error, means that the server was reached. */
export function connectionBack(): void {
  isLost = false;
  show('');
}

/** Asks the server for any answer, because navigator.onLine does not detect dead connections. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  } catch {
    connectionLost();
    return false;
  }
  connectionBack();
  return true;
}

/**
 * The browser may know before any call does. Plain DOM, so that no page loads more for it before its first
 * call.
 */
export function watchConnection(): void {
  findRegion();
  window.addEventListener('offline', connectionLost);
  window.addEventListener('online', connectionBack);
}
