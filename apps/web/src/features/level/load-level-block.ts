import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../platform/api/api.ts';

/** The levels and their benefits; null if they could not be loaded. */
export async function loadLevelBlock(): Promise<CallOutput<'getBlock'> | null> {
  return api.getBlock({ bannerName: 'viplvright' }).catch(() => null);
}
