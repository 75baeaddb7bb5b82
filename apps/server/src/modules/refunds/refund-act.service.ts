import { CODE } from '@juban/contract/code-names';
import type { Change } from '@juban/contract/console/act.fields';
import { ORDER_STATE_NAMES } from '@juban/contract/console/desk-texts';
import { consoleTexts } from '@juban/contract/console/texts';
import { minuteText, ownerOf, yuanText } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf } from '../audit/act.service.ts';
import type { LimitService } from '../audit/limit.service.ts';
import type { MembershipService, Standing } from '../membership/membership.service.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { RefundedContractsService } from '../renewals/refunded-contracts.service.ts';
import type { RefundService } from './refund.service.ts';

export interface RefundActDeps {
  refunds: Pick<RefundService, 'askOrder'>;
  refundedContracts: Pick<RefundedContractsService, 'endAll'>;
  membership: Pick<MembershipService, 'hold'>;
  limits: Pick<LimitService, 'useRefund'>;
  outbox: Pick<OutboxService, 'drain'>;
}

/** A refund by staff, of all that is left of an order or a part. */
export function createRefundAct(deps: RefundActDeps): ActOf<'refundOrder'> {
  const { refunds, refundedContracts, membership, limits, outbox } = deps;

  async function requireOrder(tx: Db, orderNo: string): Promise<Order> {
    const userId = ownerOf(orderNo);
    if (userId === undefined || !(await lockUser(tx, userId))) throw new Refusal(CODE.notFound);
    const order = await findOrder(tx, userId, orderNo);
    if (!order) throw new Refusal(CODE.notFound);
    return order;
  }

  return {
    call: 'refundOrder',
    approval: 'refunds.approve',
    async run(tx, { orderNo, fen, reason }, { staffId, isApproved }) {
      const order = await requireOrder(tx, orderNo);
      const { userId, brand } = order;
      const before = await membership.hold(tx, userId);
      const refund = await refunds.askOrder(tx, order, { kind: 'support', reason, fen });
      if (!refund)
        throw new Refusal(CODE.refundNotNow, fen === undefined ? {} : { msg: consoleTexts.refundTooMuch });
      await refundedContracts.endAll(tx, userId);
      const after = await membership.hold(tx, userId);
      const isWithin = await limits.useRefund(tx, { staffId, userId, amount: refund.fen });
      return {
        target: `order:${orderNo}`,
        userId,
        brand,
        changes: [
          { what: '退款金额', before: '', after: yuanText(refund.fen) },
          { what: '订单状态', before: orderWord(order.state), after: orderWord('refunding') },
          ...standingChanges(before, after),
        ],
        needsApproval: !isWithin && !isApproved,
        // Otherwise the provider is asked by the next round of the outbox.
        afterCommit: () => outbox.drain(),
      };
    },
  };
}

const orderWord = (state: string): string => ORDER_STATE_NAMES[state] ?? state;

const endText = ({ expiresAt }: Standing): string => (expiresAt ? minuteText(expiresAt) : '没有会员');

/** Also what stays the same, so that nobody has to guess. */
const standingChanges = (before: Standing, after: Standing): Change[] => [
  { what: '会员到期', before: endText(before), after: endText(after) },
  { what: '积分', before: String(before.points), after: String(after.points) },
  { what: 'V力值', before: String(before.vPower), after: String(after.vPower) },
];
