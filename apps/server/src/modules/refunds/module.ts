import { defineModule } from '../../platform/module.ts';
import { deliverTopic } from '../../platform/topic.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { refundConsoleRoutes } from './refund.console.ts';
import { refundContent } from './refund.content.ts';
import { refundInvariants } from './refund.invariants.ts';
import { type RefundService, refundTopic } from './refund.service.ts';
import { rewardReversalInvariants } from './reward-reversal.invariants.ts';

export const refundsModule = defineModule({
  name: 'refunds',
  tables: {
    reward_reversals: { onDelete: KEEP.money },
    refunds: { onDelete: { clear: { reason: '', quotas: '{}' } }, userWritten: ['reason'] },
    refund_quotas: {},
  },
  invariants: [...refundInvariants, ...rewardReversalInvariants],
  content: [refundContent],
  topics: [
    deliverTopic(
      refundTopic,
      ({ refunds }: { refunds: Pick<RefundService, 'delivery'> }) => refunds.delivery,
    ),
  ],
  console: [refundConsoleRoutes],
});
