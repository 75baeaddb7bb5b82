import type { FastifyInstance } from 'fastify';
import type { BlockService } from './block.service.ts';
import type { StorefrontService } from './storefront.service.ts';

export interface StorefrontRouteServices {
  storefront: StorefrontService;
  blocks: BlockService;
}

/** All answers are shared by callers with the same client type. */
export async function storefrontRoutes(
  app: FastifyInstance,
  { storefront, blocks }: StorefrontRouteServices,
): Promise<void> {
  const byClient = { perClient: 'known' } as const;
  app.sharedCall(
    'listPackages',
    async (input, caller) => ({ data: await storefront.listPackages(input, caller) }),
    byClient,
  );
  app.sharedCall(
    'getGoodsPrice',
    async (input, caller) => ({ data: await storefront.getGoodsPrice(input, caller) }),
    byClient,
  );
  app.sharedCall(
    'listBlocks',
    async ({ channel }, caller) => ({ data: await blocks.listBlocks(channel, caller) }),
    byClient,
  );
  app.sharedCall(
    'getBlock',
    async ({ bannerName }, context) => ({ data: await blocks.getBlock(bannerName, context) }),
    byClient,
  );
}
