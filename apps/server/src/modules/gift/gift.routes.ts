import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
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
  app.call('listGifts', (_input, context) => gifts.listGifts(userIdOf(context)));
  app.call('getGiftChoices', ({ type }, context) => gifts.getGiftChoices(userIdOf(context), type));
  app.call('claimGift', (input, context) => giftClaims.claimGift({ ...input, userId: userIdOf(context) }));
}
