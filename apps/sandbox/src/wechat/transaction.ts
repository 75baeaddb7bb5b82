import { createHash } from 'node:crypto';
import { beijingTime } from '../lib/values.ts';
import { isRefunded, type Refund, type Trade } from '../wallet/trade.ts';
import type { Merchant } from './merchants.ts';

export type Kind = 'app' | 'h5' | 'native' | 'jsapi';
const TRADE_TYPES: Readonly<Record<string, string>> = {
  app: 'APP',
  h5: 'MWEB',
  native: 'NATIVE',
  jsapi: 'JSAPI',
};

export const rfc3339 = (at: number) => `${beijingTime(at).replace(' ', 'T')}+08:00`;

/** There is only one buyer; each application knows them under a different id. */
export function openIdOf(appId: string): string {
  return `o${createHash('sha256').update(`buyer of ${appId}`).digest('base64url').slice(0, 27)}`;
}

export function statusOf(trade: Trade): string {
  if (trade.state === 'closed') return 'CLOSED';
  if (trade.state === 'open') return trade.hasFailed ? 'PAYERROR' : 'NOTPAY';
  return isRefunded(trade) ? 'REFUND' : 'SUCCESS';
}

/** A transaction in the answer to a query, and encrypted in a notification. */
export function transactionOf(trade: Trade, { mchId }: Merchant, fen = trade.fen): Record<string, unknown> {
  const base = {
    appid: trade.appId,
    mchid: mchId,
    out_trade_no: trade.outTradeNo,
    trade_state: statusOf(trade),
    trade_state_desc: statusOf(trade),
    amount: { total: fen, currency: 'CNY' },
  };
  if (trade.paidAt === null) return base;
  return {
    ...base,
    transaction_id: trade.tradeNo,
    trade_type: TRADE_TYPES[trade.kind],
    bank_type: 'OTHERS',
    attach: '',
    success_time: rfc3339(trade.paidAt),
    payer: { openid: openIdOf(trade.appId) },
    amount: { total: fen, payer_total: fen, currency: 'CNY', payer_currency: 'CNY' },
  };
}

export function refundOf(trade: Trade, { refundNo, refundId, fen, at }: Refund): Record<string, unknown> {
  return {
    refund_id: refundId,
    out_refund_no: refundNo,
    transaction_id: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    success_time: rfc3339(at),
    create_time: rfc3339(at),
    status: 'SUCCESS',
    funds_account: 'AVAILABLE',
    amount: { total: trade.fen, refund: fen, payer_total: trade.fen, payer_refund: fen, currency: 'CNY' },
  };
}
