import { z } from 'zod';
import { beijingTime, yuanOf } from '../lib/values.ts';
import { type Agreement, checkChargeable, replanned, unsigned } from './agreement.ts';
import { isDay } from './calendar.ts';
import { BUYER, type CallContext, type Method, type MethodParts, read, readOrder } from './methods.ts';
import { Refused, type SubCode } from './sub-codes.ts';
import { takePayment } from './take-payment.ts';
import { requestedAgain, seen } from './trade.ts';

const number = z.string().min(1).max(64);
const NAMED = z.union([
  z.object({ agreement_no: number }),
  z.object({ external_agreement_no: number, personal_product_code: number, sign_scene: number }),
]);
const PLAN = z.object({
  agreement_no: number,
  deduct_time: z.string().refine(isDay),
  memo: z.string().optional(),
});
const CHARGE = z.object({ agreement_params: z.object({ agreement_no: number }) });

type Name = z.output<typeof NAMED>;

function requireAgreement(
  { agreements }: MethodParts,
  name: Name,
  { appId }: CallContext,
  subCode: SubCode = 'USER_AGREEMENT_NOT_EXIST',
): Agreement {
  const isOurs = 'agreement_no' in name;
  const agreement = isOurs
    ? agreements.findByNo(name.agreement_no)
    : agreements.find(name.external_agreement_no);
  const isMeant =
    agreement?.appId === appId &&
    (isOurs || (agreement.productCode === name.personal_product_code && agreement.scene === name.sign_scene));
  if (!agreement || !isMeant) throw new Refused(subCode);
  return agreement;
}

/** For callers, an unsigned agreement does not exist any more. */
function requireSigned(parts: MethodParts, name: Name, context: CallContext): Agreement {
  const agreement = requireAgreement(parts, name, context);
  if (agreement.status !== 'NORMAL') throw new Refused('USER_AGREEMENT_NOT_EXIST');
  return agreement;
}

const query: Method = (parts, content, context) => {
  const agreement = requireSigned(parts, read(NAMED, content), context);
  return {
    agreement_no: agreement.agreementNo,
    external_agreement_no: agreement.externalNo,
    personal_product_code: agreement.productCode,
    sign_scene: agreement.scene,
    status: agreement.status,
    sign_time: beijingTime(agreement.signedAt),
    valid_time: beijingTime(agreement.signedAt),
    invalid_time: '2115-02-01 00:00:00',
    next_deduct_time: agreement.nextDay,
    single_quota: yuanOf(agreement.singleFen),
    alipay_logon_id: BUYER.buyer_logon_id,
    principal_id: BUYER.buyer_user_id,
    principal_type: 'CARD',
    device_id: '',
  };
};

const unsign: Method = (parts, content, context) => {
  const agreement = requireSigned(parts, read(NAMED, content), context);
  parts.announceAgreement(parts.agreements.put(unsigned(agreement, Date.now())));
  return {};
};

const modifyPlan: Method = (parts, content, context) => {
  const asked = read(PLAN, content);
  const agreement = requireSigned(parts, asked, context);
  const after = replanned(agreement, asked.deduct_time, parts.calendar.today(agreement.notifyUrl));
  parts.agreements.put(after);
  return { agreement_no: after.agreementNo, deduct_time: after.nextDay };
};

/** A charge under an agreement. The buyer is not asked, so all rules that were signed are checked here. */
const charge: Method = (parts, content, context) => {
  const { agreement_params: name } = read(CHARGE, content);
  const order = {
    ...readOrder('contract', content, context, parts.calendar),
    agreementNo: name.agreement_no,
  };
  const known = parts.book.find(order.outTradeNo);
  if (known) requestedAgain(known, order);
  const agreement = requireAgreement(parts, name, context, 'ACQ.AGREEMENT_NOT_EXIST');
  checkChargeable(agreement, order.fen, parts.calendar.today(agreement.notifyUrl));
  if (agreement.purse === 'empty') throw new Refused('ACQ.BUYER_BALANCE_NOT_ENOUGH');
  const trade = parts.book.put(seen(parts.book.ask(order)));
  const common = { trade_no: trade.tradeNo, out_trade_no: trade.outTradeNo, ...BUYER };
  if (agreement.purse === 'slow') return { ...common, code: '10003', msg: 'Order success pay inprocess' };
  const paidTrade = takePayment(parts, trade).trade;
  parts.announce(paidTrade);
  return {
    ...common,
    total_amount: yuanOf(paidTrade.fen),
    receipt_amount: yuanOf(paidTrade.fen),
    gmt_payment: beijingTime(paidTrade.paidAt ?? 0),
  };
};

export const AGREEMENT_METHODS: Readonly<Record<string, Method>> = {
  'alipay.user.agreement.query': query,
  'alipay.user.agreement.unsign': unsign,
  'alipay.user.agreement.executionplan.modify': modifyPlan,
  'alipay.trade.pay': charge,
};
