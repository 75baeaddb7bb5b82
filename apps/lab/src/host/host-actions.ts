import { createStore } from '../lib/store.ts';

/** What the app would have just done outside the page. */
export interface HostAction {
  text: string;
  /** Path and query of a page of ours, otherwise the whole address; empty for none. */
  address: string;
  isOurs: boolean;
}

export const lastHostAction = createStore<HostAction | undefined>(undefined);

export function recordHostAction(text: string, url = ''): void {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  const isOurs = read?.origin === window.location.origin;
  lastHostAction.set({ text, address: isOurs ? read.pathname + read.search + read.hash : url, isOurs });
}
