import { getHost } from '../host.ts';
import { createBridge } from './create-bridge.ts';
import { loadTransport } from './load-transport.ts';
import type { Bridge } from './methods.ts';

let created: Bridge | undefined;

/** The bridge to the host. Browser only. */
export function getBridge(): Bridge {
  created ??= createBridge(getHost().transport, loadTransport);
  return created;
}
