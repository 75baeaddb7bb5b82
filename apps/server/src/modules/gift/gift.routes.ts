import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { ClaimGiftService } from './claim-gift.service.ts';
import type { GiftService } from './gift.service.ts';

export interface GiftRouteServices {
  gifts: GiftService;
  giftClaims: ClaimGiftService;
}

export async function giftRoutes(
  app: FastifyInstance,
  { gifts, giftClaims }: GiftRouteServices,
): Promise<void> {
  app.call('listGifts', (_input, context) => gifts.listGifts(ownerOf(context)));
  app.call('getGiftChoices', ({ type }, context) => gifts.getGiftChoices(ownerOf(context), type));
  app.call('claimGift', (wish, context) => giftClaims.claimGift({ ...wish, userId: ownerOf(context) }));
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
