import { randomUUID } from 'node:crypto';
import { CODE } from '@juban/contract/code-names';
import { levelTexts } from '@juban/contract/texts/level';
import { minuteText } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf } from '../audit/act.service.ts';
import type { LimitService } from '../audit/limit.service.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { MembershipService, Standing } from './membership.service.ts';
import type { PointsService } from './points.service.ts';

export interface GrantActDeps {
  membership: Pick<MembershipService, 'grantDays' | 'grantVPower' | 'hold'>;
  points: Pick<PointsService, 'give'>;
  accounts: Pick<AccountService, 'find'>;
  limits: Pick<LimitService, 'useGrant'>;
}

interface Grant {
  userId: number;
  kind: 'days' | 'points' | 'vPower';
  amount: number;
  cause: string;
  at: Date;
}

const SOURCE = 'system';

/** Days, points or V power given by hand. */
export function createGrantAct({ membership, points, accounts, limits }: GrantActDeps): ActOf<'grantToUser'> {
  async function give(tx: Db, { userId, kind, amount, cause, at }: Grant): Promise<void> {
    const given = { userId, cause, source: SOURCE, at };
    const reason = levelTexts.systemGrant;
    if (kind === 'days') await membership.grantDays(tx, { ...given, days: amount });
    else if (kind === 'points') await points.give(tx, { ...given, amount, reason });
    else await membership.grantVPower(tx, { ...given, amount, reason });
  }

  return {
    call: 'grantToUser',
    approval: 'grants.approve',
    async run(tx, { id, kind, amount, key }, { staffId, isApproved }) {
      const userId = Number(id);
      const account = (await lockUser(tx, userId)) ? await accounts.find(tx, userId) : undefined;
      if (!account) throw new Refusal(CODE.notFound);
      const before = await membership.hold(tx, userId);
      await give(tx, { userId, kind, amount, cause: `staff:${key ?? randomUUID()}`, at: before.now });
      const after = await membership.hold(tx, userId);
      const changes = [...endChanges(before, after, amount), ...otherChanges(before, after)];
      // The key has given it before: the caller repeats a call whose answer was lost.
      if (changes.length === 0) throw new Refusal(CODE.conflict);
      const limited = kind === 'vPower' ? 'v-power' : kind;
      const isWithin = await limits.useGrant(tx, { staffId, userId, kind: limited, amount });
      return {
        target: `user:${userId}`,
        userId,
        brand: account.brand,
        changes,
        needsApproval: !isWithin && !isApproved,
      };
    },
  };
}

const endText = ({ expiresAt }: Standing): string => (expiresAt ? minuteText(expiresAt) : '没有会员');

/**
 * Days of somebody without a membership run from the moment of the grant. That moment is not named: a proposal would
 * change with every minute.
 */
function endChanges(before: Standing & { now: Date }, after: Standing, days: number) {
  if (before.expiresAt?.getTime() === after.expiresAt?.getTime()) return [];
  const isRunning = before.expiresAt !== null && before.expiresAt > before.now;
  return [
    { what: '会员到期', before: endText(before), after: isRunning ? endText(after) : `生效起 ${days} 天` },
  ];
}

function otherChanges(before: Standing, after: Standing) {
  const lines = [
    { what: '积分', before: String(before.points), after: String(after.points) },
    { what: 'V力值', before: String(before.vPower), after: String(after.vPower) },
    { what: '等级', before: `V${before.level}`, after: `V${after.level}` },
  ];
  return lines.filter((line) => line.before !== line.after);
}
