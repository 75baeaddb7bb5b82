import { Refused } from './refused.ts';

export interface TradeOrder {
  brand: string;
  appId: string;
  outTradeNo: string;
  /** How it is paid, by the provider's own name. */
  kind: string;
  fen: number;
  title: string;
  notifyUrl: string;
  returnUrl: string;
  expiresAt: number | null;
  /** Who alone may pay it, where the order says so. */
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
  /** Unguessable: whoever has it may pay. */
  handle: string;
  state: 'open' | 'paid' | 'closed';
  createdAt: number;
  /** When it was last asked for: links to it live from here. */
  askedAt: number;
  paidAt: number | null;
  hasFailed: boolean;
  refunds: readonly Refund[];
}

export const refundedFen = ({ refunds }: { refunds: ReadonlyArray<{ fen: number }> }) =>
  refunds.reduce((sum, { fen }) => sum + fen, 0);

export const isRefunded = (trade: Trade) => trade.refunds.length > 0 && refundedFen(trade) === trade.fen;

/** The same trade as it is by now: past its limit the provider takes no money. */
export function asOf(trade: Trade, now: number): Trade {
  const isOver = trade.state === 'open' && trade.expiresAt !== null && now > trade.expiresAt;
  return isOver ? { ...trade, state: 'closed' } : trade;
}

function demandOpen(trade: Trade): Trade {
  if (trade.state === 'paid') throw new Refused('paid');
  if (trade.state === 'closed') throw new Refused('closed');
  return trade;
}

/** The same number asked for again must be the same purchase, and still be open. */
export function askedAgain(trade: Trade, order: TradeOrder, now: number): Trade {
  demandOpen(trade);
  const isSame = (['brand', 'appId', 'kind', 'fen', 'title'] as const).every(
    (name) => trade[name] === order[name],
  );
  if (!isSame) throw new Refused('differs');
  return { ...trade, ...order, askedAt: now };
}

export function paid(trade: Trade, at: number): Trade {
  return { ...demandOpen(trade), state: 'paid', paidAt: at, hasFailed: false };
}

export function failed(trade: Trade): Trade {
  return { ...demandOpen(trade), hasFailed: true };
}

export function closed(trade: Trade): Trade {
  return { ...demandOpen(trade), state: 'closed' };
}

/** Once for a refund's number, and never more than was paid. */
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
