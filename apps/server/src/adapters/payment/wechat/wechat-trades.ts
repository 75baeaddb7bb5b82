import type { BrandId } from '@juban/catalog';
import {
  type PaymentFact,
  ProviderRefused,
  ProviderUnavailable,
  type RefundRequest,
} from '../../../ports/payment-gateway.ts';
import { requireSuccess, type WechatAnswer, type WechatClient } from './wechat-client.ts';
import { factOf } from './wechat-facts.ts';

const TRADES = '/v3/pay/transactions/out-trade-no/';
const REFUNDS = '/v3/refund/domestic/refunds';

const NOT_EXIST = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST']);
/** Codes for closing a paid or closed trade: only a query tells which. */
const NOT_CLOSABLE = new Set(['ORDER_CLOSED', 'ORDERCLOSED', 'ORDER_PAID', 'ORDERPAID', 'TRADE_ERROR']);
/** Already refunded in full, by this request or another: only the refund's own query tells. */
const NOTHING_LEFT = 'INVALID_REQUEST';
/** WeChat refuses a refund with a longer reason. */
const LONGEST_REASON = 80;

interface WechatRefund {
  out_trade_no?: unknown;
  out_refund_no?: unknown;
  status?: unknown;
  amount?: { refund?: unknown };
}

/** Queries, closes and refunds transactions of one merchant. */
export function createWechatTrades(client: WechatClient) {
  async function query(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const { merchant } = await client.session(brand);
    const path = `${TRADES}${encodeURIComponent(paymentNo)}?mchid=${merchant.mchId}`;
    const answer = await client.exec(brand, { method: 'GET', path });
    if (NOT_EXIST.has(answer.code)) return { brand, paymentNo, state: 'absent' };
    const fact = factOf(brand, merchant, requireSuccess('query', answer));
    // A correctly signed answer about another trade is a replay.
    if (fact?.paymentNo !== paymentNo) throw new ProviderUnavailable('query answered with unexpected data');
    return fact;
  }

  async function close(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const { merchant } = await client.session(brand);
    const path = `${TRADES}${encodeURIComponent(paymentNo)}/close`;
    const answer = await client.exec(brand, { method: 'POST', path, body: { mchid: merchant.mchId } });
    if (NOT_EXIST.has(answer.code)) return { brand, paymentNo, state: 'absent' };
    if (NOT_CLOSABLE.has(answer.code)) return query(brand, paymentNo);
    requireSuccess('close', answer);
    return { brand, paymentNo, state: 'closed' };
  }

  const queryRefund = ({ brand, refundNo }: RefundRequest) =>
    client.exec(brand, { method: 'GET', path: `${REFUNDS}/${encodeURIComponent(refundNo)}` });

  async function refund(request: RefundRequest): Promise<'done' | 'pending'> {
    const { brand, paymentNo, refundNo, fen, paidFen, reason } = request;
    const amount = { refund: fen, total: paidFen, currency: 'CNY' };
    const shortReason = [...reason].slice(0, LONGEST_REASON).join('');
    const body = { out_trade_no: paymentNo, out_refund_no: refundNo, reason: shortReason, amount };
    const asked = await client.exec(brand, { method: 'POST', path: REFUNDS, body });
    if (asked.code !== NOTHING_LEFT && isDone(request, requireSuccess('refund', asked))) return 'done';
    const found = await queryRefund(request);
    // If the refund is unknown to them, the first answer says more than the second.
    if (found.code) requireSuccess('refund', asked);
    return isDone(request, requireSuccess('refund query', found)) ? 'done' : 'pending';
  }

  return { query, close, refund };
}

/** CLOSED and ABNORMAL need a person: the money is not refunded, and repeating does not help. */
function isDone({ paymentNo, refundNo, fen }: RefundRequest, fields: WechatAnswer['fields']): boolean {
  const refund = fields as WechatRefund;
  const isSame =
    refund.out_trade_no === paymentNo && refund.out_refund_no === refundNo && refund.amount?.refund === fen;
  if (!isSame) throw new ProviderUnavailable('refund answered with unexpected data');
  if (refund.status === 'SUCCESS') return true;
  if (refund.status === 'PROCESSING') return false;
  throw new ProviderRefused(`refund has the status ${String(refund.status)}`);
}
