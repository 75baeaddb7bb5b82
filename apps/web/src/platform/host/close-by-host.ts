import { getBridge } from './bridge/bridge.ts';
import { getHost } from './host.ts';

/** Closes the web view; false if the host cannot. */
export async function closeByHost(): Promise<boolean> {
  return getHost().can.closesPage && getBridge().close();
}
