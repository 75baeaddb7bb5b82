import { createHmac } from 'node:crypto';
import type { Dialect, Fields } from '../pay-partner/dialect.ts';
import { isRefunded } from '../wallet/trade.ts';

const STATUS = { open: 'WAIT', paid: 'PAID', closed: 'CLOSED' } as const;

function signOf(fields: Fields, secret: string): string {
  const sorted = Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));
  const text = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** 360: a form whose fields are signed together. */
export const qihooDialect: Dialect = {
  name: 'qihoo',
  title: '360 支付 · 沙箱收银台',
  colours: ['#1c6b2f', '#7ddb8f'],
  acknowledgement: 'ok',
  names: {
    app: 'app_key',
    merchant: 'mer_code',
    paymentNo: 'mer_order_no',
    tradeNo: 'order_no',
    amount: 'amount',
    currency: 'currency',
    title: 'product_name',
    way: 'pay_way',
    notifyUrl: 'notify_url',
    returnUrl: 'return_url',
    expiresAt: 'expire_time',
    state: 'order_state',
    paidAt: 'pay_time',
    refundNo: 'mer_refund_no',
    reason: 'refund_reason',
    url: 'pay_url',
    id: 'notify_id',
    at: 'timestamp',
    nonce: 'nonce',
    code: 'errno',
  },
  codes: {
    ok: '0',
    unsigned: '4001',
    invalid: '4000',
    unknown: '4004',
    'refund-unknown': '4004',
    paid: '4009',
    closed: '4010',
    'not-paid': '4011',
    differs: '4012',
    'refund-differs': '4013',
    'too-much': '4014',
  },
  statusOf: (trade) => (isRefunded(trade) ? 'REFUNDED' : STATUS[trade.state]),
  amountOf: String,
  fenOf: (text = '') => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: (fields, secret) => new URLSearchParams({ ...fields, sign: signOf(fields, secret) }).toString(),
  read(text) {
    const { sign, ...fields } = Object.fromEntries(new URLSearchParams(text));
    return { fields, isSignedBy: (secret) => sign === signOf(fields, secret) };
  },
};
