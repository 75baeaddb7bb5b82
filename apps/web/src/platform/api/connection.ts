import { commonTexts } from '@juban/contract/texts/common';

let region: HTMLElement | undefined;
let isLost = false;

/** Whether the last call was left without an answer: what it was to bring is then missing for want of a network. */
export const isConnectionLost = (): boolean => isLost;

/** Always in the page from then on: a live region that comes with its text is not read. */
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
  // The same text again would be read out again.
  if (place.textContent !== text) place.textContent = text;
}

/** Says on the page, whatever is open on it, that the network is gone. */
export function connectionLost(): void {
  isLost = true;
  show(commonTexts.noConnection);
}

/** Any answer, even an error, means that the server was reached. */
export function connectionBack(): void {
  isLost = false;
  show('');
}

/** Asks the server for any answer. The browser's own word says nothing of a dead line. */
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

/** The browser may know before any call does. Plain DOM, so that no page loads more for it before its first call. */
export function watchConnection(): void {
  findRegion();
  window.addEventListener('offline', connectionLost);
  window.addEventListener('online', connectionBack);
}
