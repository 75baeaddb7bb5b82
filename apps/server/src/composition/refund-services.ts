import { createLevelReversalService } from '../modules/membership/level-reversal.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import { createRefundService, type RefundDeps } from '../modules/payment/refund.service.ts';
import { createRefundStepsService } from '../modules/payment/refund-steps.service.ts';
import { createRefundTakeService } from '../modules/payment/refund-take.service.ts';

/** Refunds put together. */
export function createRefundServices(parts: Omit<RefundDeps, 'steps'> & { membership: MembershipService }) {
  const levelReversals = createLevelReversalService(parts);
  const takes = createRefundTakeService({ ...parts, levelReversals });
  return createRefundService({ ...parts, steps: createRefundStepsService({ ...parts, takes }) });
}
