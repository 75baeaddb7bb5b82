import { getHost } from '../host.ts';
import { createBridge } from './create-bridge.ts';
import { loadTransport } from './load-transport.ts';
import type { Bridge } from './methods.ts';

let created: Bridge | undefined;

/** The way to the host. To be called in the browser, where there is one. */
export function getBridge(): Bridge {
  created ??= createBridge(getHost().transport, loadTransport);
  return created;
}
