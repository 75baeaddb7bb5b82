import { loadSealing } from '../../platform/api/load-wire.ts';
import { currentClient } from '../../platform/session/session.ts';
import type { Clip } from './drama-data.ts';

/** The address a clip plays from; an episode's is opened here, and nothing of that is fetched before. */
export async function openClip(clip: Clip): Promise<string> {
  if (clip.kind === 'trailer') return clip.url;
  const { openValue } = await loadSealing();
  return openValue(currentClient().clientType.id, clip.sealed);
}
