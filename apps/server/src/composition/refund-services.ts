import { createLevelReversalService } from '../modules/membership/level-reversal.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import { createRefundService, type RefundDeps } from '../modules/refunds/refund.service.ts';
import { createRefundNoticeService } from '../modules/refunds/refund-notice.service.ts';
import { createRefundStepsService, type RefundStepsDeps } from '../modules/refunds/refund-steps.service.ts';
import { createRefundTakeService } from '../modules/refunds/refund-take.service.ts';
import {
  createRewardReversalService,
  type RewardReversalDeps,
} from '../modules/refunds/reward-reversal.service.ts';

/** The services of refunds. */
export function createRefundServices(
  parts: Omit<RefundDeps, 'steps'> &
    RewardReversalDeps &
    Pick<RefundStepsDeps, 'fraud'> & { membership: MembershipService },
) {
  const levelReversals = createLevelReversalService(parts);
  const rewards = createRewardReversalService(parts);
  const takes = createRefundTakeService({ ...parts, levelReversals });
  const steps = createRefundStepsService({ ...parts, takes, rewards });
  return {
    refunds: createRefundService({ ...parts, steps }),
    refundNotices: createRefundNoticeService({ steps }),
  };
}
