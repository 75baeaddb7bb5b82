import { createHmac } from 'node:crypto';
import { fenOf, yuanOf } from '../lib/values.ts';
import type { Dialect, Fields } from '../pay-partner/dialect.ts';
import { isRefunded } from '../wallet/trade.ts';

const STATUS = { open: '1', paid: '0', closed: '2' } as const;
const signOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64');

/** Lenovo: a JSON document in a form field, with a signature over its text. */
export const lenovoDialect: Dialect = {
  name: 'lenovo',
  title: '联想支付 · 沙箱收银台',
  colours: ['#b4232a', '#ff9d94'],
  acknowledgement: 'SUCCESS',
  names: {
    app: 'appid',
    merchant: 'cpid',
    paymentNo: 'cporderid',
    tradeNo: 'transid',
    amount: 'money',
    currency: 'currency',
    title: 'waresname',
    way: 'paytype',
    notifyUrl: 'notifyurl',
    returnUrl: 'redirecturl',
    expiresAt: 'expiretime',
    state: 'result',
    paidAt: 'transtime',
    refundNo: 'cprefundid',
    reason: 'refundreason',
    url: 'payurl',
    id: 'notifyid',
    at: 'ts',
    nonce: 'nonce',
    code: 'code',
  },
  codes: {
    ok: 'OK',
    unsigned: 'BAD_SIGN',
    invalid: 'BAD_PARAM',
    unknown: 'NO_ORDER',
    'refund-unknown': 'NO_REFUND',
    paid: 'ORDER_PAID',
    closed: 'ORDER_CLOSED',
    'not-paid': 'ORDER_NOT_PAID',
    differs: 'ORDER_DIFFERS',
    'refund-differs': 'REFUND_DIFFERS',
    'too-much': 'REFUND_TOO_MUCH',
  },
  statusOf: (trade) => (isRefunded(trade) ? '3' : STATUS[trade.state]),
  amountOf: yuanOf,
  fenOf,
  write(fields, secret) {
    const transdata = JSON.stringify(fields);
    const sign = signOf(transdata, secret);
    return new URLSearchParams({ transdata, sign, signtype: 'HMAC-SHA256' }).toString();
  },
  read(text) {
    const { transdata = '', sign } = Object.fromEntries(new URLSearchParams(text));
    return { fields: readDocument(transdata), isSignedBy: (secret) => sign === signOf(transdata, secret) };
  },
};

function readDocument(text: string): Fields {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return {};
  }
}
