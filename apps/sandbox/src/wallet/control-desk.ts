import { z } from 'zod';
import { FAULTS, NOTIFY_PLANS } from '../notify/faults.ts';
import { refundedFen, type Trade } from './trade.ts';

/** What every provider's control desk is told. */
export const outcomeOrder = z.object({
  outTradeNo: z.string(),
  outcome: z.enum(['paid', 'failed', 'closed']),
  notify: z.enum(NOTIFY_PLANS).default('once'),
});
export const faultOrder = z.object({ fault: z.enum(FAULTS), amount: z.string().optional() });
export const oneOrAll = z.object({ outTradeNo: z.string().optional() }).default({});
export const namedTrade = z.object({ outTradeNo: z.string() });

type Shown = Pick<Trade, 'outTradeNo' | 'tradeNo' | 'brand' | 'fen' | 'paidAt'> &
  Parameters<typeof refundedFen>[0];

/** A trade as a control desk shows it, its status by the provider's own word. */
export const tradeView = (trade: Shown, status: string) => ({
  outTradeNo: trade.outTradeNo,
  tradeNo: trade.tradeNo,
  brand: trade.brand,
  status,
  fen: trade.fen,
  refundedFen: refundedFen(trade),
  paidAt: trade.paidAt,
});
