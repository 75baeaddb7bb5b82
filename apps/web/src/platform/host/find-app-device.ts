import { getHost } from './host.ts';
import { loadBridge } from './load-bridge.ts';
import { whenHostConnected } from './when-host-connected.ts';

/** The app's device id; empty outside the app or without an answer. */
export async function findAppDevice(): Promise<string> {
  await whenHostConnected();
  if (!getHost().can.hasDeviceId) return '';
  const bridge = await loadBridge();
  return bridge ? bridge.deviceId() : '';
}

/** Headers for calls that name the device; the bridge rejects ids that are invalid in headers. */
export async function findDeviceHeaders(): Promise<Record<string, string>> {
  const deviceid = await findAppDevice();
  return deviceid ? { deviceid } : {};
}
