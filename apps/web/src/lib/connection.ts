import { commonTexts } from '@juban/contract/texts/common';

let region: HTMLElement | undefined;

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
export const connectionLost = (): void => show(commonTexts.noConnection);

/** Whoever answered, and however, was reached. */
export const connectionBack = (): void => show('');

/** The browser may know before any call does. Plain DOM, so that no page loads more for it before its first call. */
export function watchConnection(): void {
  findRegion();
  window.addEventListener('offline', connectionLost);
  window.addEventListener('online', connectionBack);
}
