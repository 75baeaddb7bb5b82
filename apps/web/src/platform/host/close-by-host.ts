import { getBridge } from './bridge/bridge.ts';
import { getHost } from './host.ts';

/** Closes the web view; false where nobody is there to close it. */
export async function closeByHost(): Promise<boolean> {
  return getHost().can.closesPage && getBridge().close();
}
