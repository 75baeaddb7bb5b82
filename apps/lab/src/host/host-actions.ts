import { createStore } from '../lib/store.ts';

/** What the app would have done just now, outside of the page. */
export interface HostDeed {
  text: string;
  /** Path and query where it leads to a page of ours, the whole address otherwise; empty for none. */
  address: string;
  isOurs: boolean;
}

export const lastDeed = createStore<HostDeed | undefined>(undefined);

export function noteDeed(text: string, url = ''): void {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  const isOurs = read?.origin === window.location.origin;
  lastDeed.set({ text, address: isOurs ? read.pathname + read.search + read.hash : url, isOurs });
}
