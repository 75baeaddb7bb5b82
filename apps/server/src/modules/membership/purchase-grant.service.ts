import { expiredDays, extendExpiry } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { MembershipService } from './membership.service.ts';
import {
  holdUser,
  type PurchaseGrant,
  readMembershipEnd,
  writePurchase,
} from './purchase-grant.repository.ts';

export type PurchaseGrantService = ReturnType<typeof createPurchaseGrantService>;

/** What a paid order gives, in as few steps to the database as can be: payers come in thousands at once. */
export function createPurchaseGrantService({ membership }: { membership: MembershipService }) {
  return {
    /** The user's row is held for the transaction; false for a user that does not exist. */
    holdUser,

    /** Days from the end of a running membership, else from now, and V power on top of what decay has left. */
    async grantPurchase(tx: Db, grant: PurchaseGrant): Promise<void> {
      const { userId, days, at } = grant;
      const { expiresAt, settledDays } = await readMembershipEnd(tx, userId);
      if (expiredDays(expiresAt, at) > settledDays) await membership.settleDecay(tx, userId);
      const end = extendExpiry(expiresAt, { at, days });
      if (end) await writePurchase(tx, grant, end);
    },
  };
}
