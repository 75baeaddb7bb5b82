import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../lib/api.ts';

type ConfigAnswer = { ok: true; data: CallOutput<'getClaimConfig'> } | { ok: false };

/** How the channel looks; a page without it still says so in its own words, so no error leaves here. */
export async function loadClaimConfig(channel: string): Promise<ConfigAnswer> {
  try {
    return { ok: true, data: await api.getClaimConfig({ channel }) };
  } catch {
    return { ok: false };
  }
}
