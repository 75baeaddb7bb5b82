import { mayHaveHost } from './may-have-host.ts';

/** The host reads the profile again; where there is none, nobody is told. */
export async function tellUserInfoChanged(): Promise<void> {
  if (!mayHaveHost()) return;
  const { getBridge } = await import('./bridge/bridge.ts');
  await getBridge().userInfoChanged();
}
