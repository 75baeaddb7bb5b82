import type { Brand } from '@juban/catalog';
import type { CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { activityTexts } from '@juban/contract/texts/activity';
import { type DeliveryAddress, realItemStatus } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { type ActivityAddress, insertAddress } from './activity.repository.ts';
import type { ActivityService } from './activity.service.ts';
import type { GiftTermsService } from './gift-terms.service.ts';

const NONE: DeliveryAddress = { address: '', consignee: '', phone: '' };

/** As shown to its owner. */
export function openAddress(
  secrets: Pick<Secrets, 'open'>,
  given: Pick<ActivityAddress, 'addressSealed'> | undefined,
): DeliveryAddress {
  return given ? (JSON.parse(secrets.open(given.addressSealed)) as DeliveryAddress) : NONE;
}

export interface AddressDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  activities: ActivityService;
  giftTerms: Pick<GiftTermsService, 'hold'>;
}

export type AddressService = ReturnType<typeof createAddressService>;

/** The address for a physical gift: one per user and activity, for users who have bought enough. */
export function createAddressService({ db, clock, secrets, activities, giftTerms }: AddressDeps) {
  return {
    async submitAddress(
      { activity: name, address, consignee, phone }: CallRequest<'submitActivityAddress'>,
      userId: number,
      brand: Brand,
    ): Promise<null> {
      const activity = await activities.findActivity(name, brand);
      const { realItem, startsAt, endsAt } = activity;
      if (!realItem?.shown) throw new Refusal(CODE.notFound, { msg: activityTexts.unknownItem });
      const addressSealed = secrets.seal(JSON.stringify({ address, consignee, phone }));
      await db.transaction(async (tx) => {
        // A refund waits for this row, so what is counted here stays bought until the address is written.
        await lockUser(tx, userId);
        // The draw waits as well, so that no accepted address is missing from it.
        const gift = await giftTerms.hold(tx, activity);
        const givenAt = clock.businessNow();
        requireOpen(activity, givenAt);
        if (!gift || gift.isOver) throw new Refusal(CODE.activityEnded);
        const { boughtDays, isOpen } = await activities.readStanding(tx, userId, activity, givenAt);
        const { needDays } = realItem;
        const status = realItemStatus({ boughtDays, needDays, isOpen, isClaimed: false });
        if (status !== 'REWARD') throw new Refusal(CODE.tooFewDaysBought);
        const facts = { boughtDays, needDays, startsAt, endsAt, givenAt };
        const isNew = await insertAddress(tx, {
          userId,
          activity: activity.activity,
          addressSealed,
          ...facts,
        });
        if (!isNew) throw new Refusal(CODE.addressGiven);
      });
      return null;
    },
  };
}
