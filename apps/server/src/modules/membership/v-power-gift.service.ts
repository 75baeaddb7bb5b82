import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { findGiftFault, type ManualGift } from '../../lib/gift-fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MembershipService } from './membership.service.ts';

const LIMITS = { what: 'V power is', most: 10_000 };

export interface VPowerGiftDeps {
  db: Db;
  clock: Clock;
  membership: Pick<MembershipService, 'grantVPower' | 'readStanding'>;
}

/** V power given manually by support. Safe to repeat: a reference gives a user once. */
export function createVPowerGiftService({ db, clock, membership }: VPowerGiftDeps) {
  return {
    /** Returns whether this call gave it, and the user's new standing. */
    async give(gift: ManualGift): Promise<{ isNew: boolean; vPower: number; level: number }> {
      const fault = findGiftFault(gift, LIMITS);
      if (fault) throw new Error(fault);
      const { userId, amount, reference, reason = '' } = gift;
      const isNew = await db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) throw new Error(`there is no user ${userId}`);
        return membership.grantVPower(tx, {
          userId,
          amount,
          cause: `gift:${reference}`,
          source: 'system',
          reason: reason.trim(),
          at: clock.businessNow(),
        });
      });
      const { vPower, level } = await membership.readStanding(userId);
      return { isNew, vPower, level };
    },
  };
}
