import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../lib/api.ts';

/** What the benefit block says of the eight levels; null where it could not be had. */
export async function loadLevelBlock(): Promise<CallOutput<'getBlock'> | null> {
  return api.getBlock({ bannerName: 'viplvright' }).catch(() => null);
}
