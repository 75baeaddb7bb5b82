import { loadSealing } from '../../platform/api/load-wire.ts';
import { currentClient } from '../../platform/session/session.ts';
import type { Clip } from './drama-data.ts';

/** The address of a clip; an episode's is decrypted here, and the code for that is loaded on demand. */
export async function openClip(clip: Clip): Promise<string> {
  if (clip.kind === 'trailer') return clip.url;
  const { openValue } = await loadSealing();
  return openValue(currentClient().clientType.id, clip.sealed);
}
