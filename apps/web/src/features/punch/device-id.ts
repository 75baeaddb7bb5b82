import { getHost } from '../../host/host.ts';
import { loadBridge } from '../../host/load-bridge.ts';
import { whenHostMet } from '../../host/when-host-met.ts';
import { readStored, store } from '../../lib/storage.ts';

const STORED = 'juban.device';
const BYTES = 16;

async function askApp(): Promise<string> {
  if (!getHost().can.hasDeviceId) return '';
  const bridge = await loadBridge();
  return bridge ? bridge.deviceId() : '';
}

function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return `web-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** What the app calls the device; where there is no app, a name this browser keeps. */
export async function findDeviceId(): Promise<string> {
  await whenHostMet();
  const said = await askApp();
  if (said) return said;
  const id = readStored(STORED) ?? makeId();
  store(STORED, id);
  return id;
}
