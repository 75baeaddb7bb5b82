import { loadBridge } from './load-bridge.ts';
import { mayHaveHost } from './may-have-host.ts';

/** Asks the host to read the profile again; does nothing without a host. */
export async function notifyUserInfoChanged(): Promise<void> {
  if (!mayHaveHost()) return;
  const bridge = await loadBridge();
  await bridge?.userInfoChanged();
}
