import { randomKey } from '../../lib/random-key.ts';
import { readStored, store } from '../../lib/storage.ts';
import { findAppDevice } from '../../platform/host/find-app-device.ts';

const STORED = 'juban.device';

/** The app's device id; without an app, an id that this browser stores. */
export async function findDeviceId(): Promise<string> {
  const said = await findAppDevice();
  if (said) return said;
  const id = readStored(STORED) ?? `web-${randomKey()}`;
  store(STORED, id);
  return id;
}
