import { getHost } from '../../host/host.ts';
import { loadBridge } from '../../host/load-bridge.ts';
import { whenHostMet } from '../../host/when-host-met.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readStored, store } from '../../lib/storage.ts';

const STORED = 'juban.device';

async function askApp(): Promise<string> {
  if (!getHost().can.hasDeviceId) return '';
  const bridge = await loadBridge();
  return bridge ? bridge.deviceId() : '';
}

/** What the app calls the device; where there is no app, a name this browser keeps. */
export async function findDeviceId(): Promise<string> {
  await whenHostMet();
  const said = await askApp();
  if (said) return said;
  const id = readStored(STORED) ?? `web-${randomKey()}`;
  store(STORED, id);
  return id;
}
