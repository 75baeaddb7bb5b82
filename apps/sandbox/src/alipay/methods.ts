import { z } from 'zod';
import { beijingTime, fenOf, momentOf, yuanOf } from '../lib/values.ts';
import { refundedFen } from '../wallet/trade.ts';
import type { Agreement } from './agreement.ts';
import type { AgreementBook } from './agreement-book.ts';
import { readTerms } from './agreement-terms.ts';
import type { Calendar } from './calendar.ts';
import { Refused } from './sub-codes.ts';
import { closed, refunded, type Trade, type TradeKind, type TradeOrder } from './trade.ts';
import type { TradeBook } from './trade-book.ts';

const MAX_FEN = 10_000_000_000;
export const BUYER = { buyer_logon_id: '138****0001', buyer_user_id: '2088102100000001' };

/** Data of a gateway call besides its content. */
export interface CallContext {
  appId: string;
  brand: string;
  notifyUrl: string;
  returnUrl: string;
  /** Origin of this sandbox. */
  origin: string;
}

export interface MethodParts {
  book: TradeBook;
  agreements: AgreementBook;
  calendar: Calendar;
  /** Notifies the merchant that a trade has ended. */
  announce(trade: Trade): void;
  /** Notifies the merchant that an agreement was signed or ended. */
  announceAgreement(agreement: Agreement): void;
}

type Node = Readonly<Record<string, string>>;
export type Method = (parts: MethodParts, content: unknown, context: CallContext) => Node;

const text = z.string().min(1).max(256);
const ORDER = z.object({
  out_trade_no: z.string().regex(/^[\w-]{1,64}$/),
  total_amount: z.union([z.string(), z.number()]),
  subject: text,
  time_expire: z.string().optional(),
  quit_url: z.string().optional(),
});
const NAMED = z.object({ out_trade_no: text });
const REFUND = NAMED.extend({
  refund_amount: z.union([z.string(), z.number()]),
  out_request_no: z.string().min(1).max(64).optional(),
});
const REFUND_QUERY = NAMED.extend({ out_request_no: text });

export function read<Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> {
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw new Refused('ACQ.INVALID_PARAMETER');
  return parsed.data;
}

/** Parses an order and checks its amount and time limit. */
export function readOrder(
  kind: TradeKind,
  content: unknown,
  context: CallContext,
  { today }: Calendar,
): TradeOrder {
  const order = read(ORDER, content);
  const fen = fenOf(order.total_amount);
  const expiresAt = order.time_expire === undefined ? null : momentOf(order.time_expire);
  if (fen === undefined || expiresAt === undefined) throw new Refused('ACQ.INVALID_PARAMETER');
  if (fen < 1 || fen > MAX_FEN) throw new Refused('ACQ.TOTAL_FEE_EXCEED');
  const { appId, brand, notifyUrl, returnUrl } = context;
  const { out_trade_no: outTradeNo, subject, quit_url: quitUrl = '' } = order;
  const signing = readTerms(content, notifyUrl, today);
  return { appId, brand, kind, outTradeNo, fen, subject, notifyUrl, returnUrl, quitUrl, expiresAt, signing };
}

/** For callers, a trade that no buyer has opened does not exist. */
function requireTrade({ book }: MethodParts, outTradeNo: string, { appId }: CallContext): Trade {
  const trade = book.find(outTradeNo);
  if (!trade || trade.appId !== appId || (trade.status === 'UNSEEN' && trade.paidAt === null)) {
    throw new Refused('ACQ.TRADE_NOT_EXIST');
  }
  return trade;
}

const query: Method = (parts, content, context) => {
  const trade = requireTrade(parts, read(NAMED, content).out_trade_no, context);
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    ...BUYER,
    trade_status: trade.status,
    total_amount: yuanOf(trade.fen),
    ...(trade.paidAt === null ? {} : { send_pay_date: beijingTime(trade.paidAt) }),
  };
};

const close: Method = (parts, content, context) => {
  const trade = requireTrade(parts, read(NAMED, content).out_trade_no, context);
  const after = parts.book.put(closed(trade, Date.now()));
  parts.announce(after);
  return { trade_no: trade.tradeNo, out_trade_no: trade.outTradeNo };
};

const refund: Method = (parts, content, context) => {
  const asked = read(REFUND, content);
  const trade = requireTrade(parts, asked.out_trade_no, context);
  const fen = fenOf(asked.refund_amount);
  if (fen === undefined) throw new Refused('ACQ.INVALID_PARAMETER');
  const requestNo = asked.out_request_no ?? trade.outTradeNo;
  const after = refunded(trade, { requestNo, fen, at: Date.now() });
  const isNew = after !== trade;
  if (isNew) parts.book.put(after);
  if (isNew && after.status === 'TRADE_CLOSED') parts.announce(after);
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    ...BUYER,
    fund_change: isNew ? 'Y' : 'N',
    refund_fee: yuanOf(refundedFen(after)),
  };
};

const refundQuery: Method = (parts, content, context) => {
  const asked = read(REFUND_QUERY, content);
  const trade = requireTrade(parts, asked.out_trade_no, context);
  const found = trade.refunds.find(({ requestNo }) => requestNo === asked.out_request_no);
  // Like Alipay, answers an unknown request number with an empty success.
  if (!found) return {};
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    out_request_no: found.requestNo,
    refund_status: 'REFUND_SUCCESS',
    total_amount: yuanOf(trade.fen),
    refund_amount: yuanOf(found.fen),
  };
};

const precreate: Method = ({ book, calendar }, content, context) => {
  const trade = book.ask(readOrder('qr', content, context, calendar));
  return { out_trade_no: trade.outTradeNo, qr_code: `${context.origin}/alipay/cashier/${trade.handle}` };
};

export const TRADE_METHODS: Readonly<Record<string, Method>> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
  'alipay.trade.precreate': precreate,
};

/** Calls of a browser or the wallet, which open the cashier instead of returning an answer. */
export const CASHIER_METHODS: Readonly<Record<string, TradeKind>> = {
  'alipay.trade.app.pay': 'app',
  'alipay.trade.wap.pay': 'wap',
  'alipay.trade.page.pay': 'page',
};
