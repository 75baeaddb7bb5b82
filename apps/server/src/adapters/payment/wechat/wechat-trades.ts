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
/** Closing what is paid or closed already: only a query tells which. */
const NOT_CLOSABLE = new Set(['ORDER_CLOSED', 'ORDERCLOSED', 'ORDER_PAID', 'ORDERPAID', 'TRADE_ERROR']);
/** Given back whole before, by this very request or by another: only the refund's own query tells. */
const NOTHING_LEFT = 'INVALID_REQUEST';
/** Of a reason WeChat takes no more, and refuses the refund for one sign too many. */
const LONGEST_REASON = 80;

interface WechatRefund {
  out_trade_no?: unknown;
  out_refund_no?: unknown;
  status?: unknown;
  amount?: { refund?: unknown };
}

/** Asks about, closes and gives back transactions under one merchant. */
export function createWechatTrades(client: WechatClient) {
  async function query(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const { merchant } = await client.session(brand);
    const path = `${TRADES}${encodeURIComponent(paymentNo)}?mchid=${merchant.mchId}`;
    const answer = await client.exec(brand, { method: 'GET', path });
    if (NOT_EXIST.has(answer.code)) return { brand, paymentNo, state: 'absent' };
    const fact = factOf(brand, merchant, requireSuccess('query', answer));
    // A well-signed answer about another trade is a replay, not an answer.
    if (fact?.paymentNo !== paymentNo) throw new ProviderUnavailable('query answered nonsense');
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
    // Of a refund that is not theirs the first answer says more than the second.
    if (found.code) requireSuccess('refund', asked);
    return isDone(request, requireSuccess('refund query', found)) ? 'done' : 'pending';
  }

  return { query, close, refund };
}

/** CLOSED and ABNORMAL are for a person to look at: the money is not back, and repeating will not bring it. */
function isDone({ paymentNo, refundNo, fen }: RefundRequest, fields: WechatAnswer['fields']): boolean {
  const told = fields as WechatRefund;
  const isSame =
    told.out_trade_no === paymentNo && told.out_refund_no === refundNo && told.amount?.refund === fen;
  if (!isSame) throw new ProviderUnavailable('refund answered nonsense');
  if (told.status === 'SUCCESS') return true;
  if (told.status === 'PROCESSING') return false;
  throw new ProviderRefused(`refund stands at ${String(told.status)}`);
}
