import { createIsomorphicFn } from '@tanstack/react-start';
import { loadBlocks, loadGoodsList } from '../../features/purchase/load-purchase.ts';
import type { Block, SellingPackage } from '../../features/purchase/purchase-data.ts';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';

export interface ServedSimple {
  packages: readonly SellingPackage[];
  blocks: readonly Block[];
}

/** The visitor's data for the server's HTML. On client navigation the page loads its data itself. */
export const loadSimple = createIsomorphicFn()
  .server(async (search: ClientSearch): Promise<ServedSimple | undefined> => {
    const { clientType } = identifyClient(search);
    const [packages, blocks] = await Promise.all([loadGoodsList(clientType, 'vip'), loadBlocks(clientType)]);
    return packages ? { packages, blocks } : undefined;
  })
  .client(async (_search: ClientSearch): Promise<ServedSimple | undefined> => undefined);
