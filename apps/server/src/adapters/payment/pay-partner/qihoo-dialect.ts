import { createHmac } from 'node:crypto';
import { sameText } from '../../../lib/secrets.ts';
import { sortedPairs } from '../../../lib/sorted-pairs.ts';
import type { Fields, PartnerDialect } from './partner-dialect.ts';

const FEN = /^[1-9]\d{0,8}$/;

/** Every field but the signature, sorted by name and unescaped. */
function signOf(fields: Fields, secret: string): string {
  return createHmac('sha256', secret).update(sortedPairs(fields)).digest('hex');
}

/** 360: a form whose fields are signed together; amounts in fen. See docs/providers.md. */
export const qihooDialect: PartnerDialect = {
  provider: 'qihoo',
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
  states: { WAIT: 'open', PAID: 'paid', CLOSED: 'closed', REFUNDED: 'closed' },
  codes: { ok: '0', unknown: '4004', paid: '4009', closed: '4010' },
  answers: { yes: 'ok', no: 'fail' },
  toAmount: String,
  toFen: (text = '') => (FEN.test(text) ? Number(text) : undefined),
  write: (fields, secret) => new URLSearchParams({ ...fields, sign: signOf(fields, secret) }).toString(),
  read(text, secret) {
    const pairs = [...new URLSearchParams(text)];
    const { sign = '', ...fields } = Object.fromEntries(pairs);
    // A repeated field could be signed as one value and read as the other.
    const isWhole = Object.keys(fields).length === pairs.length - 1;
    return isWhole && sameText(sign, signOf(fields, secret)) ? fields : undefined;
  },
};
