import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../platform/api/api.ts';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';

type Goods = CallOutput<'listPackages'>['data'];

/**
 * The packages for TVs; a brand without a TV client sells those of its own client. Null if they could not be
 * loaded.
 */
export async function loadTvGoods(search: ClientSearch): Promise<Goods | null> {
  const { clientType } = identifyClient(search);
  try {
    const { data } = await api.listPackages({ market: 'tv' });
    return data.length > 0 ? data : (await api.listPackages({ market: clientType.market })).data;
  } catch {
    return null;
  }
}
