import { createHmac } from 'node:crypto';
import { sameText } from '../../../lib/secrets.ts';
import { toFen, toYuan } from '../yuan-text.ts';
import type { Fields, PartnerDialect } from './partner-dialect.ts';

const SIGN_TYPE = 'HMAC-SHA256';
const signOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64');

/** Lenovo: one document in a form, signed as text; amounts in yuan. See docs/providers.md. */
export const lenovoDialect: PartnerDialect = {
  provider: 'lenovo',
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
  states: { '0': 'paid', '1': 'open', '2': 'closed', '3': 'closed' },
  codes: { ok: 'OK', unknown: 'NO_ORDER', paid: 'ORDER_PAID', closed: 'ORDER_CLOSED' },
  answers: { yes: 'SUCCESS', no: 'FAILURE' },
  toAmount: toYuan,
  toFen,
  write(fields, secret) {
    const transdata = JSON.stringify(fields);
    return new URLSearchParams({
      transdata,
      sign: signOf(transdata, secret),
      signtype: SIGN_TYPE,
    }).toString();
  },
  read(text, secret) {
    const form = new URLSearchParams(text);
    const transdata = form.get('transdata') ?? '';
    const isSigned =
      form.get('signtype') === SIGN_TYPE && sameText(form.get('sign') ?? '', signOf(transdata, secret));
    return isSigned ? readDocument(transdata) : undefined;
  },
};

function readDocument(text: string): Fields | undefined {
  try {
    const fields = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
