import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { Order } from '../orders/order-records.service.ts';
import { hasUsedBenefitSince } from './refund-policy.repository.ts';
import { countRefund, hasQuotaLeft } from './refund-quota.repository.ts';
import { readPolicy } from './refund-rule.service.ts';

export interface RefundRulesDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'index'>;
  accounts: Pick<AccountService, 'phoneIndexOf'>;
}

export type RefundRulesService = ReturnType<typeof createRefundRulesService>;

/** The rules of refunds that users request themselves: content by brand, and quotas by user, phone and device. */
export function createRefundRulesService({ db, clock, secrets, accounts }: RefundRulesDeps) {
  async function subjectsOf(from: Db, userId: number, deviceId: string | undefined): Promise<string[]> {
    const phoneIndex = await accounts.phoneIndexOf(from, userId);
    return [
      `user:${userId}`,
      ...(phoneIndex ? [`phone:${phoneIndex}`] : []),
      ...(deviceId ? [`device:${secrets.index('refund device', deviceId)}`] : []),
    ];
  }

  return {
    /** A check-in or a benefit since the order's days began. */
    hasUsedBenefit: (from: Db, { userId }: Pick<Order, 'userId'>, beganAt: number): Promise<boolean> =>
      hasUsedBenefitSince(from, userId, new Date(beganAt)),

    async hasQuota({ userId, brand }: Pick<Order, 'userId' | 'brand'>): Promise<boolean> {
      const subjects = await subjectsOf(db, userId, undefined);
      return hasQuotaLeft(db, subjects, await readPolicy(db, brand), clock.businessNow());
    },

    /** The quotas that a refund was counted for; undefined if one of them has none left. */
    async count(
      tx: Db,
      { userId, brand }: Pick<Order, 'userId' | 'brand'>,
      deviceId: string | undefined,
    ): Promise<string[] | undefined> {
      const subjects = await subjectsOf(tx, userId, deviceId);
      const isCounted = await countRefund(tx, subjects, await readPolicy(tx, brand), clock.businessNow());
      return isCounted ? subjects : undefined;
    },
  };
}
