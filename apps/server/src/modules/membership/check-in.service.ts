import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { levelOf, shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { EarnService } from '../mall/earn.service.ts';
import { insertCheckIn } from './level.repository.ts';
import type { MembershipService } from './membership.service.ts';

/** V power of one check-in. */
const GAIN = 1;

export interface CheckInDeps {
  db: Db;
  membership: Pick<MembershipService, 'hold' | 'grantVPower'>;
  earnings: Pick<EarnService, 'earn'>;
}

export type CheckInService = ReturnType<typeof createCheckInService>;

/** One V power for each day in Shanghai on which an active member checks in. */
export function createCheckInService({ db, membership, earnings }: CheckInDeps) {
  return {
    clockIn: (userId: number): Promise<CallOutput<'clockIn'>> =>
      db.transaction(async (tx) => {
        const { expiresAt, status, vPower, level, now } = await membership.hold(tx, userId);
        if (status !== 4 || expiresAt === null) throw new Refusal(CODE.notActiveMember);
        const day = shanghaiDay(now);
        const isFirst = await insertCheckIn(tx, { userId, day, checkedAt: now, memberUntil: expiresAt });
        if (!isFirst) throw new Refusal(CODE.checkedInAlready);
        await membership.grantVPower(tx, {
          userId,
          amount: GAIN,
          cause: `check-in:${day}`,
          source: 'check-in',
          at: now,
        });
        const points = await earnings.earn(tx, { userId, way: 'check_in', at: now });
        const value = vPower + GAIN;
        const risen = levelOf(value);
        return { isUpdate: risen > level, level: risen, value, gain: GAIN, points };
      }),
  };
}
