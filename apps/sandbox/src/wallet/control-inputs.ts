import { z } from 'zod';
import { FAULTS, NOTIFY_PLANS } from '../notify/faults.ts';
import { refundedFen, type Trade } from './trade.ts';

/** Inputs of every provider's control API. */
export const outcomeRequest = z.object({
  outTradeNo: z.string(),
  outcome: z.enum(['paid', 'failed', 'closed']),
  notify: z.enum(NOTIFY_PLANS).default('once'),
});
export const faultRequest = z.object({ fault: z.enum(FAULTS), amount: z.string().optional() });
export const optionalTrade = z.object({ outTradeNo: z.string().optional() }).default({});
export const tradeParams = z.object({ outTradeNo: z.string() });

type Shown = Pick<Trade, 'outTradeNo' | 'tradeNo' | 'brand' | 'fen' | 'paidAt'> &
  Parameters<typeof refundedFen>[0];

/** A trade in the control API, with the provider's own status. */
export const tradeView = (trade: Shown, status: string) => ({
  outTradeNo: trade.outTradeNo,
  tradeNo: trade.tradeNo,
  brand: trade.brand,
  status,
  fen: trade.fen,
  refundedFen: refundedFen(trade),
  paidAt: trade.paidAt,
});
