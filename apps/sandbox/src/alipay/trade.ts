import { refundedFen } from '../wallet/trade.ts';
import type { SigningTerms } from './agreement-terms.ts';
import { Refused } from './sub-codes.ts';

/** contract: charged under an agreement, without a buyer. */
export type TradeKind = 'app' | 'wap' | 'page' | 'qr' | 'contract';

/** UNSEEN: created, but no buyer has opened the cashier; callers do not see such a trade. */
export type TradeStatus = 'UNSEEN' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';

export interface TradeOrder {
  appId: string;
  brand: string;
  outTradeNo: string;
  kind: TradeKind;
  fen: number;
  subject: string;
  notifyUrl: string;
  returnUrl: string;
  quitUrl: string;
  expiresAt: number | null;
  /** Terms that are signed together with this payment. */
  signing?: SigningTerms | undefined;
  /** The provider's number of the agreement that pays it. */
  agreementNo?: string;
}

export interface Refund {
  requestNo: string;
  fen: number;
  at: number;
}

export interface Trade extends TradeOrder {
  tradeNo: string;
  /** Unguessable; whoever has it can pay. */
  handle: string;
  status: TradeStatus;
  createdAt: number;
  paidAt: number | null;
  closedAt: number | null;
  hasFailed: boolean;
  refunds: readonly Refund[];
}

const isOpen = ({ status }: Trade) => status === 'UNSEEN' || status === 'WAIT_BUYER_PAY';

/** The trade as of now: after its time limit it is closed. */
export function asOf(trade: Trade, now: number): Trade {
  const isOver = isOpen(trade) && trade.expiresAt !== null && now > trade.expiresAt;
  return isOver ? { ...trade, status: 'TRADE_CLOSED', closedAt: trade.expiresAt } : trade;
}

/** A repeated order must describe the same purchase, and the trade must still be open. */
export function requestedAgain(trade: Trade, order: TradeOrder): Trade {
  if (trade.status === 'TRADE_SUCCESS' || trade.refunds.length > 0)
    throw new Refused('ACQ.TRADE_HAS_SUCCESS');
  if (trade.status === 'TRADE_CLOSED') throw new Refused('ACQ.TRADE_HAS_CLOSE');
  if (trade.fen !== order.fen || trade.subject !== order.subject)
    throw new Refused('ACQ.CONTEXT_INCONSISTENT');
  return { ...trade, ...order };
}

export function seen(trade: Trade): Trade {
  return trade.status === 'UNSEEN' ? { ...trade, status: 'WAIT_BUYER_PAY' } : trade;
}

export function paid(trade: Trade, at: number): Trade {
  if (trade.status === 'TRADE_SUCCESS') throw new Refused('ACQ.TRADE_HAS_SUCCESS');
  if (trade.status === 'TRADE_CLOSED') throw new Refused('ACQ.TRADE_HAS_CLOSE');
  return { ...trade, status: 'TRADE_SUCCESS', paidAt: at, hasFailed: false };
}

export function failed(trade: Trade): Trade {
  if (!isOpen(trade)) throw new Refused('ACQ.TRADE_STATUS_ERROR');
  return { ...seen(trade), hasFailed: true };
}

export function closed(trade: Trade, at: number): Trade {
  if (!isOpen(trade)) throw new Refused('ACQ.TRADE_STATUS_ERROR');
  return { ...trade, status: 'TRADE_CLOSED', closedAt: at };
}

/** A request number refunds once. A fully refunded trade is closed. */
export function refunded(trade: Trade, refund: Refund): Trade {
  const before = trade.refunds.find(({ requestNo }) => requestNo === refund.requestNo);
  if (before) {
    if (before.fen !== refund.fen) throw new Refused('ACQ.DISCORDANT_REPEAT_REQUEST');
    return trade;
  }
  if (trade.status === 'TRADE_CLOSED') throw new Refused('ACQ.TRADE_HAS_CLOSE');
  if (trade.status !== 'TRADE_SUCCESS') throw new Refused('ACQ.TRADE_STATUS_ERROR');
  const left = trade.fen - refundedFen(trade) - refund.fen;
  if (refund.fen <= 0 || left < 0) throw new Refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  const refunds = [...trade.refunds, refund];
  return left > 0
    ? { ...trade, refunds }
    : { ...trade, refunds, status: 'TRADE_CLOSED', closedAt: refund.at };
}

/** The trade as it was in the given status, so that a late notification reports that step. */
export function tradeInStatus(trade: Trade, status: TradeStatus): Trade {
  return status === 'TRADE_SUCCESS'
    ? { ...trade, status, closedAt: null, refunds: [] }
    : { ...trade, status };
}
