import type { MembershipService } from '../membership/membership.service.ts';
import { createCancelOrderService } from './cancel-order.service.ts';
import { createLevelBondService } from './level-bond.service.ts';
import { createRefundService, type RefundDeps } from './refund.service.ts';
import { createRefundNoticeService } from './refund-notice.service.ts';
import { createRefundRulesService, type RefundRulesDeps } from './refund-rules.service.ts';
import { createRefundStepsService, type RefundStepsDeps } from './refund-steps.service.ts';
import { createRefundTakeService, type RefundTakeDeps } from './refund-take.service.ts';
import { createRewardReversalService, type RewardReversalDeps } from './reward-reversal.service.ts';

export type RefundParts = Omit<RefundDeps, 'steps'> &
  RewardReversalDeps &
  RefundRulesDeps &
  Pick<RefundTakeDeps, 'levelReversals'> &
  Pick<RefundStepsDeps, 'fraud'> & { membership: MembershipService };

export function createRefundServices({
  db,
  clock,
  secrets,
  gateways,
  outbox,
  accounts,
  membership,
  levelReversals,
  fraud,
  giftClaims,
  rewardBonds,
  partnerGrants,
  unionReservations,
}: RefundParts) {
  const rewards = createRewardReversalService({
    clock,
    giftClaims,
    rewardBonds,
    partnerGrants,
    unionReservations,
  });
  const takes = createRefundTakeService({ clock, membership, levelReversals });
  const steps = createRefundStepsService({ clock, takes, rewards, fraud });
  const refunds = createRefundService({ db, clock, gateways, steps, outbox });
  return {
    refunds,
    refundNotices: createRefundNoticeService({ steps }),
    cancelOrders: createCancelOrderService({ refunds }),
    levelBonds: createLevelBondService({ membership }),
    refundRules: createRefundRulesService({ db, clock, secrets, accounts }),
  };
}
