import { mayHaveHost } from './may-have-host.ts';

/** Opens an address outside the client's own window; false where a link does that by itself. */
export function openBrowser(url: string): boolean {
  if (!mayHaveHost()) return false;
  void import('./bridge/bridge.ts').then(({ getBridge }) => getBridge().openBrowser({ url }));
  return true;
}
