import { loadBridge } from './load-bridge.ts';
import { mayHaveHost } from './may-have-host.ts';

/** The host reads the profile again; where there is none, nobody is told. */
export async function tellUserInfoChanged(): Promise<void> {
  if (!mayHaveHost()) return;
  const bridge = await loadBridge();
  await bridge?.userInfoChanged();
}
