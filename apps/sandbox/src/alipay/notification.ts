import { createHash, createSign } from 'node:crypto';
import { beijingTime, yuanOf } from '../lib/values.ts';
import { refundedFen } from '../wallet/trade.ts';
import { type Merchant, signingKey } from './merchants.ts';
import type { Notice } from './notice.ts';
import { type Fields, signedTextOfNotification, withSign } from './rsa2.ts';
import type { Trade } from './trade.ts';

/** One id per status of a trade, so repeats have the same id. */
function notifyIdOf({ tradeNo, status }: Trade): string {
  return createHash('sha256').update(`${tradeNo} ${status}`).digest('hex').slice(0, 34);
}

function fieldsOf(trade: Trade, merchant: Merchant): Fields {
  const { paidAt, closedAt } = trade;
  const refunded = refundedFen(trade);
  return {
    notify_time: beijingTime(Date.now()),
    notify_type: 'trade_status_sync',
    notify_id: notifyIdOf(trade),
    app_id: merchant.appId,
    auth_app_id: merchant.appId,
    seller_id: merchant.sellerId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    subject: trade.subject,
    trade_status: trade.status,
    total_amount: yuanOf(trade.fen),
    gmt_create: beijingTime(trade.createdAt),
    buyer_id: '2088102100000001',
    ...(paidAt === null
      ? {}
      : {
          receipt_amount: yuanOf(trade.fen),
          buyer_pay_amount: yuanOf(trade.fen),
          gmt_payment: beijingTime(paidAt),
        }),
    ...(closedAt === null ? {} : { gmt_close: beijingTime(closedAt) }),
    ...(refunded === 0 ? {} : { refund_fee: yuanOf(refunded) }),
  };
}

const encode = (fields: Fields) => new URLSearchParams(fields).toString();
const OLD_MS = 3 * 86_400_000;

interface ForgeryInput {
  fields: Fields;
  key: string;
  /** A key that does not belong to the provider. */
  untrustedKey: string;
  amount: string;
}

/** Forged notifications by name; the product must refuse all of them. */
const FORGERIES = {
  amount: ({ fields, key, amount }: ForgeryInput) =>
    encode({ ...withSign(fields, key), total_amount: amount }),
  key: ({ fields, untrustedKey }: ForgeryInput) => encode(withSign(fields, untrustedKey)),
  app: ({ fields, key }: ForgeryInput) => encode(withSign({ ...fields, app_id: '2021999999999999' }, key)),
  seller: ({ fields, key }: ForgeryInput) =>
    encode(withSign({ ...fields, seller_id: '2088999999999999' }, key)),
  stale: ({ fields, key }: ForgeryInput) =>
    encode(withSign({ ...fields, notify_time: beijingTime(Date.now() - OLD_MS) }, key)),
  weak: ({ fields, key }: ForgeryInput) => {
    const sign = createSign('RSA-SHA1').update(signedTextOfNotification(fields), 'utf8').sign(key, 'base64');
    return encode({ ...fields, sign_type: 'RSA', sign });
  },
  truncated: ({ fields, key }: ForgeryInput) => {
    const whole = encode(withSign(fields, key));
    return whole.slice(0, Math.floor(whole.length / 2));
  },
} as const satisfies Record<string, (forgeryInput: ForgeryInput) => string>;

export type Forgery = keyof typeof FORGERIES;
export const FORGERY_NAMES = Object.keys(FORGERIES) as [Forgery, ...Forgery[]];

export function noticeOfTrade(trade: Trade): Notice {
  const { outTradeNo: number, status, brand, notifyUrl } = trade;
  return { number, status, brand, notifyUrl, fieldsFor: (merchant) => fieldsOf(trade, merchant) };
}

/**
 * The body of a notification, signed by the provider as of now; with `amount`, a correctly signed wrong
 * amount.
 */
export function writeNotification(notice: Notice, merchant: Merchant, amount?: string): string {
  const fields = notice.fieldsFor(merchant);
  const isTold = amount !== undefined && fields.total_amount !== undefined;
  return encode(withSign(isTold ? { ...fields, total_amount: amount } : fields, signingKey(merchant)));
}

interface ForgeryOptions {
  merchant: Merchant;
  untrustedKey: string;
  /** Amount in yuan instead of the trade's own. */
  amount: string | undefined;
}

export function forgeNotification(forgery: Forgery, notice: Notice, options: ForgeryOptions): string {
  const { merchant, untrustedKey, amount = '0.01' } = options;
  const fields = notice.fieldsFor(merchant);
  return FORGERIES[forgery]({ fields, key: signingKey(merchant), untrustedKey, amount });
}

/**
 * The return address with the provider's signature. It proves no payment; the product only uses it to query
 * the trade.
 */
export function signedReturn(trade: Trade, merchant: Merchant): string {
  const address = new URL(trade.returnUrl);
  const fields = {
    charset: 'utf-8',
    out_trade_no: trade.outTradeNo,
    method: `alipay.trade.${trade.kind}.pay.return`,
    total_amount: yuanOf(trade.fen),
    trade_no: trade.tradeNo,
    auth_app_id: merchant.appId,
    version: '1.0',
    app_id: merchant.appId,
    sign_type: 'RSA2',
    seller_id: merchant.sellerId,
    timestamp: beijingTime(Date.now()),
  };
  for (const [name, value] of Object.entries(withSign(fields, signingKey(merchant)))) {
    address.searchParams.set(name, value);
  }
  return address.toString();
}
