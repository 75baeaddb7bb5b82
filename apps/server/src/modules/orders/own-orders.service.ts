import { type BrandId, clientTypeOf } from '@juban/catalog';
import { type CallOutput, CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { activityTexts } from '@juban/contract/texts/activity';
import { giftTexts } from '@juban/contract/texts/gift';
import { levelTexts } from '@juban/contract/texts/level';
import { refundTexts } from '@juban/contract/texts/refund';
import { unionTexts } from '@juban/contract/texts/union';
import {
  DAY_MS,
  findRefundProblem,
  grantUsageOf,
  OPEN_ORDER_STATES,
  type RefundProblem,
  yuanOf,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { PageRequest } from '../../db/page.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { RewardBondService } from '../activity/reward-bond.service.ts';
import type { FraudService } from '../fraud/fraud.service.ts';
import type { ClaimGiftService } from '../gift/claim-gift.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { listPayments } from '../payments/payment-records.service.ts';
import type { PaymentStartService } from '../payments/payment-start.service.ts';
import type { ReconcileService } from '../reconciliation/reconcile.service.ts';
import type { LevelBondService } from '../refunds/level-bond.service.ts';
import type { RefundService } from '../refunds/refund.service.ts';
import { listRefunds } from '../refunds/refund-records.service.ts';
import { readPolicy, readRefundRule } from '../refunds/refund-rule.service.ts';
import type { RefundRulesService } from '../refunds/refund-rules.service.ts';
import type { RefundedContractsService } from '../renewals/refunded-contracts.service.ts';
import { listSteps, type Order } from './order.repository.ts';
import { orderSummaryOf, payChannelOf } from './order.views.ts';
import { requireOwner } from './order-owner.service.ts';
import { countOwnOrders, listOwnOrders } from './own-orders.repository.ts';
import { isPayable } from './payable-order.service.ts';

type Detail = CallOutput<'getOrder'>;

/**
 * store: only the app store that took the money can refund it. shared: a partner has its half. claimed: a
 * gift of the order was claimed. rewarded: a reward of an activity depends on its days. levelled: that of a
 * level depends on its V power. quota: refunded too often.
 */
type Problem = RefundProblem | 'store' | 'shared' | 'claimed' | 'rewarded' | 'levelled' | 'quota';

const PROBLEM_CODES = {
  late: CODE.refundTooLate,
  used: CODE.refundTooUsed,
  benefitUsed: CODE.refundTooUsed,
  state: CODE.refundNotNow,
  store: CODE.refundedByAppStore,
  shared: CODE.refundNotNow,
  claimed: CODE.refundNotNow,
  rewarded: CODE.refundNotNow,
  levelled: CODE.refundNotNow,
  quota: CODE.refundNotNow,
} as const satisfies Record<Problem, string>;

const PROBLEM_TEXTS: Partial<Record<Problem, string>> = {
  shared: unionTexts.noRefund,
  claimed: giftTexts.noRefund,
  rewarded: activityTexts.noRefund,
  levelled: levelTexts.noRefund,
  benefitUsed: refundTexts.benefitUsed,
  quota: refundTexts.overQuota,
};

const textOf = (problem: Problem): string => PROBLEM_TEXTS[problem] ?? CODES[PROBLEM_CODES[problem]].msg;

export interface OwnOrdersDeps {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  membership: Pick<MembershipService, 'listDays' | 'levelRaisedBy'>;
  refundRules: RefundRulesService;
  refunds: Pick<RefundService, 'askOrder'>;
  refundedContracts: Pick<RefundedContractsService, 'endAll' | 'dependsOn'>;
  reconciliation: Pick<ReconcileService, 'reconcileOrder'>;
  giftClaims: Pick<ClaimGiftService, 'hasClaims'>;
  rewardBonds: RewardBondService;
  levelBonds: LevelBondService;
  starts: Pick<PaymentStartService, 'pageMethodOf'>;
  fraud: Pick<FraudService, 'reviewOf'>;
}

export type OwnOrdersService = ReturnType<typeof createOwnOrdersService>;

/** Orders and payments for their owner. */
export function createOwnOrdersService(deps: OwnOrdersDeps) {
  const { db, clock, rateLimits, membership, refunds, reconciliation } = deps;
  const { giftClaims, rewardBonds, levelBonds, refundedContracts, refundRules, starts, fraud } = deps;

  async function refundProblemOf(from: Db, order: Order): Promise<Problem | undefined> {
    if (order.state !== 'fulfilled') return 'state';
    const now = clock.businessNow();
    if (await isPaidInStore(from, order)) return 'store';
    // The partner's half is granted by then, and partners do not take grants back.
    if (order.family === 'union') return 'shared';
    const hasGift = order.thirdInfo !== null;
    if (hasGift && (await giftClaims.hasClaims(from, order.userId, order.orderNo))) return 'claimed';
    if (await rewardBonds.dependsOn(from, order)) return 'rewarded';
    if (await levelBonds.dependsOn(from, order)) return 'levelled';
    const entries = await membership.listDays(from, order.userId);
    const { usedMs, begin } = grantUsageOf(`order:${order.orderNo}`, entries, now);
    const hasUsedBenefit =
      usedMs > 0 && begin !== undefined && (await refundRules.hasUsedBenefit(from, order, begin));
    const policy = await readPolicy(from, order.brand);
    return findRefundProblem({ ...order, usedMs, hasUsedBenefit }, policy, now);
  }

  /** Why an order cannot be refunded now, apart from the owner's quota. */
  async function problemOf(order: Order): Promise<Problem | undefined> {
    const problem = await refundProblemOf(db, order);
    if (problem) return problem;
    return (await refundRules.hasQuota(order)) ? undefined : 'quota';
  }

  const waits = (order: Order) => isPayable(order, clock.businessNow());

  /** The wallet whose page continues an order that still waits. */
  function payableBy(order: Order, payChannel: Detail['payChannel']): Detail['payableBy'] {
    if (payChannel === null || !waits(order)) return null;
    return starts.pageMethodOf(clientTypeOf(order.clientType), payChannel) ? payChannel : null;
  }

  async function detailOf({ userId, orderNo }: Order): Promise<Detail> {
    const order = await requireOwner(db, userId, orderNo);
    const [steps, payments, given] = await Promise.all([
      listSteps(db, userId, orderNo),
      listPayments(db, userId, orderNo),
      listRefunds(db, userId, orderNo),
    ]);
    const problem = await problemOf(order);
    const payChannel = payChannelOf(payments);
    const own = given.filter(({ kind }) => kind !== 'surplus');
    const asked = own.findLast(({ state }) => state === 'asked' || state === 'done');
    const isShown = problem !== undefined && order.state === 'fulfilled';
    return {
      ...orderSummaryOf(order),
      payChannel,
      waits: waits(order),
      review: (await fraud.reviewOf(db, 'order', orderNo)) ?? null,
      payableBy: payableBy(order, payChannel),
      steps: steps.map(({ to, at }) => ({ state: to, time: at.getTime() })),
      agreements: order.agreements.map(({ key, version }) => ({ key, version })),
      fromPath: order.fromPath,
      refund: {
        allowed: problem === undefined,
        endsRenewal: problem === undefined && (await refundedContracts.dependsOn(db, userId, orderNo)),
        reason: isShown ? textOf(problem) : null,
        askTime: asked?.askedAt.getTime() ?? null,
        doneTime: asked?.doneAt?.getTime() ?? null,
        note: own.findLast(({ kind }) => kind === 'cancelled')?.reason ?? null,
        rule: await readRefundRule(db, order.brand),
        parts: own.map((refund) => ({
          price: yuanOf(refund.fen),
          state: refund.state,
          askTime: refund.askedAt.getTime(),
          doneTime: refund.doneAt?.getTime() ?? null,
        })),
      },
    };
  }

  /** For the returning payer: on a later day it is not shown. */
  async function levelRaisedBy(userId: number, { orderNo, state, payTime }: Detail): Promise<number | null> {
    const isNews = payTime !== null && clock.businessNow().getTime() - payTime < DAY_MS;
    return state === 'fulfilled' && isNews ? membership.levelRaisedBy(db, userId, `order:${orderNo}`) : null;
  }

  /** Also without an answer if the provider was queried less than two seconds ago. */
  async function ask(order: Order): Promise<'answered' | 'silent'> {
    if ((await rateLimits.hit('checksByOrder', order.orderNo)) !== undefined) return 'silent';
    try {
      const settled = await reconciliation.reconcileOrder(order, 'check');
      return settled.some(({ outcome }) => outcome === 'refused') ? 'silent' : 'answered';
    } catch (error) {
      if (error instanceof ProviderUnavailable) return 'silent';
      throw error;
    }
  }

  return {
    async listOrders(userId: number, page: PageRequest, brand?: BrandId): Promise<CallOutput<'listOrders'>> {
      const [rows, total] = await Promise.all([
        listOwnOrders(db, userId, page, brand),
        countOwnOrders(db, userId, brand),
      ]);
      return { content: rows.map(orderSummaryOf), total, ...page };
    },

    getOrder: async (userId: number, orderNo: string, brand?: BrandId) =>
      detailOf(await requireOwner(db, userId, orderNo, brand)),

    /** For users who return from the wallet: their parameters are ignored, the provider is queried. */
    async checkOrder(userId: number, orderNo: string, brand?: BrandId): Promise<CallOutput<'checkOrder'>> {
      const before = await requireOwner(db, userId, orderNo, brand);
      const mayGetMoney = OPEN_ORDER_STATES.includes(before.state) || before.state === 'closed';
      const said = mayGetMoney ? await ask(before) : 'answered';
      const order = await detailOf(before);
      const isOpen = OPEN_ORDER_STATES.includes(order.state);
      if (!isOpen && order.state !== 'closed')
        return { result: 'paid', order, risenTo: await levelRaisedBy(userId, order) };
      return { result: isOpen && said === 'silent' ? 'checking' : 'unpaid', order, risenTo: null };
    },

    async requestRefund(
      userId: number,
      { orderNo, reason, deviceId }: { orderNo: string; reason: string; deviceId?: string | undefined },
      brand?: BrandId,
    ): Promise<CallOutput<'requestRefund'>> {
      const order = await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const own = await requireOwner(tx, userId, orderNo, brand);
        const problem = await refundProblemOf(tx, own);
        if (problem) throw new Refusal(PROBLEM_CODES[problem], { msg: textOf(problem) });
        const quotas = await refundRules.count(tx, own, deviceId);
        if (!quotas) throw new Refusal(PROBLEM_CODES.quota, { msg: textOf('quota') });
        const input = { kind: 'requested', reason: withoutPhones(reason), quotas } as const;
        if (!(await refunds.askOrder(tx, own, input))) throw new Refusal(CODE.refundNotNow);
        await refundedContracts.endAll(tx, userId);
        return own;
      });
      return detailOf(order);
    },
  };
}

async function isPaidInStore(from: Db, { userId, orderNo }: Order): Promise<boolean> {
  return payChannelOf(await listPayments(from, userId, orderNo)) === 'apple';
}
