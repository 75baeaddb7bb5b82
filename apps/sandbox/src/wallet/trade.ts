import { Refused } from './refused.ts';

export interface TradeOrder {
  brand: string;
  appId: string;
  outTradeNo: string;
  /** Payment method, in the provider's naming. */
  kind: string;
  fen: number;
  title: string;
  notifyUrl: string;
  returnUrl: string;
  expiresAt: number | null;
  /** The only person who may pay it, if the order names one. */
  payer: string;
}

export interface Refund {
  refundNo: string;
  refundId: string;
  fen: number;
  at: number;
}

export interface Trade extends TradeOrder {
  tradeNo: string;
  /** Unguessable; whoever has it can pay. */
  handle: string;
  state: 'open' | 'paid' | 'closed';
  createdAt: number;
  /** Time of the last order request; cashier addresses expire relative to it. */
  askedAt: number;
  paidAt: number | null;
  hasFailed: boolean;
  refunds: readonly Refund[];
}

export const refundedFen = ({ refunds }: { refunds: ReadonlyArray<{ fen: number }> }) =>
  refunds.reduce((sum, { fen }) => sum + fen, 0);

export const isRefunded = (trade: Trade) => trade.refunds.length > 0 && refundedFen(trade) === trade.fen;

/** The trade as of now: after its time limit it is closed. */
export function asOf(trade: Trade, now: number): Trade {
  const isOver = trade.state === 'open' && trade.expiresAt !== null && now > trade.expiresAt;
  return isOver ? { ...trade, state: 'closed' } : trade;
}

function requireOpen(trade: Trade): Trade {
  if (trade.state === 'paid') throw new Refused('paid');
  if (trade.state === 'closed') throw new Refused('closed');
  return trade;
}

/** A repeated order must describe the same purchase, and the trade must still be open. */
export function requestedAgain(trade: Trade, order: TradeOrder, now: number): Trade {
  requireOpen(trade);
  const isSame = (['brand', 'appId', 'kind', 'fen', 'title'] as const).every(
    (name) => trade[name] === order[name],
  );
  if (!isSame) throw new Refused('differs');
  return { ...trade, ...order, askedAt: now };
}

export function paid(trade: Trade, at: number): Trade {
  return { ...requireOpen(trade), state: 'paid', paidAt: at, hasFailed: false };
}

export function failed(trade: Trade): Trade {
  return { ...requireOpen(trade), hasFailed: true };
}

export function closed(trade: Trade): Trade {
  return { ...requireOpen(trade), state: 'closed' };
}

/** A refund number refunds once, and refunds never exceed the payment. */
export function refunded(trade: Trade, refund: Refund): Trade {
  const before = trade.refunds.find(({ refundNo }) => refundNo === refund.refundNo);
  if (before) {
    if (before.fen !== refund.fen) throw new Refused('refund-differs');
    return trade;
  }
  if (trade.state !== 'paid') throw new Refused('not-paid');
  if (refund.fen <= 0 || refundedFen(trade) + refund.fen > trade.fen) throw new Refused('too-much');
  return { ...trade, refunds: [...trade.refunds, refund] };
}
