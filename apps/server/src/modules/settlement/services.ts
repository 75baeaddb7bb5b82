import type { Db } from '../../db/database.ts';
import type { RefundService } from '../refunds/refund.service.ts';
import type { RefundNoticeService } from '../refunds/refund-notice.service.ts';
import { createSettleService, type SettleDeps } from './settle.service.ts';

export type SettlementParts = Pick<
  SettleDeps,
  'db' | 'clock' | 'purchaseGrants' | 'paidClauses' | 'onSettled'
> & {
  refunds: Pick<RefundService, 'askSurplus' | 'takeBack'>;
  refundNotices: Pick<RefundNoticeService, 'take'>;
};

export function createSettlementServices({
  db,
  clock,
  purchaseGrants,
  paidClauses,
  refunds,
  refundNotices,
  onSettled,
}: SettlementParts) {
  const settlementsOn = (on: Db) =>
    createSettleService({
      db: on,
      clock,
      purchaseGrants,
      paidClauses,
      askSurplus: refunds.askSurplus,
      takeBack: refunds.takeBack,
      takeRefundNotice: refundNotices.take,
      onSettled,
    });
  return {
    settlements: settlementsOn(db),
    /** Settles inside a transaction of the caller. */
    settleWithin: (tx: Db) => settlementsOn(tx).settle,
  };
}
