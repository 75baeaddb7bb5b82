import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { Refused } from '../wallet/refused.ts';
import { closed, refunded, type TradeOrder } from '../wallet/trade.ts';
import type { TradeBook } from '../wallet/trade-book.ts';
import type { Merchant } from './merchants.ts';
import { encryptResource } from './seal.ts';
import { type Kind, openIdOf, refundOf, rfc3339, transactionOf } from './transaction.ts';

const address = z.string().regex(/^https?:\/\//);
const ORDER = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  notify_url: address,
  amount: z.object({ total: z.int().min(1).max(100_000_000), currency: z.literal('CNY').default('CNY') }),
  payer: z.object({ openid: z.string() }).optional(),
  scene_info: z.object({ payer_client_ip: z.string(), h5_info: z.object({ type: z.string() }) }).optional(),
});
const REFUND = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  amount: z.object({ refund: z.int(), total: z.int(), currency: z.literal('CNY') }),
});

export interface CallParts {
  book: TradeBook;
  merchant: Merchant;
  /** Origin of this sandbox. */
  origin: string;
}

function read<Schema extends z.ZodType>(schema: Schema, content: unknown): z.output<Schema> {
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw new Refused('invalid');
  return parsed.data;
}

function readOrder(kind: Kind, content: unknown, { mchId, brand, ...merchant }: Merchant): TradeOrder {
  const order = read(ORDER, content);
  const pages = [merchant.official.appId, merchant.miniProgram.appId];
  const app = order.appid;
  const isOwn = kind === 'jsapi' ? pages.includes(app) : app === merchant.appId;
  if (order.mchid !== mchId || !isOwn) throw new Refused('invalid');
  if (kind === 'h5' && !order.scene_info) throw new Refused('invalid');
  if (kind === 'jsapi' && order.payer?.openid !== openIdOf(app)) throw new Refused('invalid');
  return {
    brand,
    appId: app,
    outTradeNo: order.out_trade_no,
    kind,
    fen: order.amount.total,
    title: order.description,
    notifyUrl: order.notify_url,
    returnUrl: '',
    expiresAt: order.time_expire === undefined ? null : Date.parse(order.time_expire),
    payer: order.payer?.openid ?? '',
  };
}

export function prepay(kind: Kind, { book, merchant, origin }: CallParts, content: unknown): object {
  const { handle } = book.ask(readOrder(kind, content, merchant));
  if (kind === 'native') return { code_url: `${origin}/wechat/cashier/${handle}` };
  if (kind === 'h5') return { h5_url: `${origin}/wechat/cashier/${handle}?prepay_id=${prepayIdOf(handle)}` };
  return { prepay_id: prepayIdOf(handle) };
}

const prepayIdOf = (handle: string) => `wx${handle}`;
export const handleOf = (prepayId: string) => prepayId.replace(/^wx/, '');

export function query({ book, merchant }: CallParts, outTradeNo: string): object {
  return transactionOf(book.require(merchant.brand, outTradeNo), merchant);
}

export function close({ book, merchant }: CallParts, outTradeNo: string): void {
  book.put(closed(book.require(merchant.brand, outTradeNo)));
}

export function refund({ book, merchant }: CallParts, content: unknown): object {
  const { out_trade_no, out_refund_no: refundNo, amount } = read(REFUND, content);
  const trade = book.require(merchant.brand, out_trade_no);
  if (amount.total !== trade.fen && amount.refund === amount.total) throw new Refused('too-much');
  const refundId = `503${String(randomInt(10 ** 12)).padStart(25, '0')}`;
  const after = refunded(trade, { refundNo, refundId, fen: amount.refund, at: Date.now() });
  if (after !== trade) book.put(after);
  return findRefund({ book, merchant }, refundNo);
}

export function findRefund({ book, merchant }: Omit<CallParts, 'origin'>, refundNo: string): object {
  for (const trade of book.all()) {
    const found = trade.brand === merchant.brand && trade.refunds.find((one) => one.refundNo === refundNo);
    if (found) return refundOf(trade, found);
  }
  throw new Refused('refund-unknown');
}

export function certificates({ platform, apiV3Key }: Merchant): object {
  return {
    data: platform.map(({ serialNo, certificate, from, until }) => ({
      serial_no: serialNo,
      effective_time: rfc3339(from),
      expire_time: rfc3339(until),
      encrypt_certificate: encryptResource(certificate, apiV3Key, 'certificate'),
    })),
  };
}
