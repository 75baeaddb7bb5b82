import { getHost } from './host.ts';
import { loadBridge } from './load-bridge.ts';
import { whenHostMet } from './when-host-met.ts';

/** What the app calls this device; empty outside it, and where it does not answer. */
export async function findAppDevice(): Promise<string> {
  await whenHostMet();
  if (!getHost().can.hasDeviceId) return '';
  const bridge = await loadBridge();
  return bridge ? bridge.deviceId() : '';
}

/** For calls that name the device; the bridge lets nothing through that no header could hold. */
export async function findDeviceHeaders(): Promise<Record<string, string>> {
  const deviceid = await findAppDevice();
  return deviceid ? { deviceid } : {};
}
