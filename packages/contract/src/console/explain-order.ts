import { DAY_MS, minuteText, type OrderState } from '@juban/domain';
import { deskTexts } from './desk-texts.ts';

const { yuan } = deskTexts;

export interface PaymentFacts {
  paymentNo: string;
  provider: string;
  state: 'open' | 'paid' | 'closed' | 'refunding' | 'refunded';
  fen: number;
  /** Money that no order waited for. */
  surplus: boolean;
  /** At the provider, as far as it was asked and answered. */
  there: 'paid' | 'open' | 'closed' | 'absent' | undefined;
}

export interface RefundFacts {
  paymentNo: string;
  fen: number;
  state: 'asked' | 'done' | 'failed' | 'reversed';
  kind: 'requested' | 'surplus' | 'support' | 'provider' | 'cancelled';
  askedAt: Date;
  doneAt: Date | null;
  days: number | null;
  vPower: number | null;
  points: number | null;
  /** Of its request to the provider; undefined if none was sent. */
  sending: { attempts: number; lastError: string; nextAt: Date; isDead: boolean } | undefined;
}

export interface OrderFacts {
  now: Date;
  state: OrderState;
  fen: number;
  days: number;
  vPower: number;
  closesAt: Date;
  endedAt: Date | null;
  paidAt: Date | null;
  payments: readonly PaymentFacts[];
  /** Oldest first. */
  refunds: readonly RefundFacts[];
  hold: { rule: string; state: 'marked' | 'held' | 'released' | 'refused'; heldAt: Date } | undefined;
  /** When the days of the order run, and how long in all; undefined if none are left. */
  run: { from: number; to: number; lengthMs: number } | undefined;
  /** The order is a charge of a contract. */
  charge: { contractNo: string; period: number; tries: number; retryAt: Date | null } | undefined;
}

/** Why an order has its state, and what the user has from it: the chain of causes in one sentence. */
export function explainOrder(facts: OrderFacts): string {
  const clauses = [
    originOf(facts),
    paymentOf(facts),
    grantOf(facts),
    ...refundsOf(facts),
    ...surplusOf(facts),
  ];
  return `${clauses.filter(Boolean).join('；')}。`;
}

function originOf({ charge }: OrderFacts): string {
  return charge ? `自动续费合同 ${charge.contractNo} 第 ${charge.period} 期的扣款` : '';
}

const isOpen = (state: OrderState) => state === 'created' || state === 'paying';

function paymentOf(facts: OrderFacts): string {
  const { state, paidAt, payments, fen } = facts;
  const paid = payments.find(
    (payment) => !payment.surplus && ['paid', 'refunding', 'refunded'].includes(payment.state),
  );
  if (paidAt && paid) return `${minuteText(paidAt)} 用${deskTexts.provider(paid.provider)}付款 ${yuan(fen)}`;
  const lost = payments.find(
    ({ there, state: here }) => there === 'paid' && (here === 'open' || here === 'closed'),
  );
  if (lost)
    return `${deskTexts.provider(lost.provider)}已收款 ${yuan(lost.fen)}，但付款通知没有到达，支付单 ${lost.paymentNo} 在我方仍是${lost.state === 'open' ? '待支付' : '已关闭'}，所以会员没有到账，请「查询渠道」补单`;
  return isOpen(state) ? waitingOf(facts) : closedOf(facts);
}

function waitingOf({ now, closesAt, payments, charge }: OrderFacts): string {
  if (charge) return '扣款已发起，渠道还没有结果，所以会员还没有到账';
  const isAsked = payments.some(({ there }) => there !== undefined);
  const unpaid = isAsked ? '用户还没有付款，渠道也显示未付款' : '没有收到付款';
  return closesAt > now
    ? `${unpaid}，${minuteText(closesAt)} 前可以付款，所以会员没有到账`
    : `${unpaid}，付款期限 ${minuteText(closesAt)} 已过，确认渠道没有收款后关闭，所以会员没有到账`;
}

function closedOf({ charge, closesAt, endedAt }: OrderFacts): string {
  const at = minuteText(endedAt ?? closesAt);
  if (!charge) return `没有收到付款，订单于 ${at} 关闭，所以会员没有到账`;
  const { tries, retryAt } = charge;
  return `${deskTexts.chargeFailed(tries, retryAt)}，订单于 ${at} 关闭，所以会员没有到账`;
}

function grantOf(facts: OrderFacts): string {
  const { state, hold, paidAt, days, vPower } = facts;
  if (!paidAt) return '';
  const rule = hold ? `命中风控规则「${deskTexts.rule(hold.rule)}」` : '';
  if (state === 'paid')
    return hold
      ? `${rule}，${minuteText(hold.heldAt)} 转人工复核，通过前不发放，所以会员没有到账`
      : '还没有发放，所以会员没有到账';
  if (hold?.state === 'refused') return `${rule}，复核未通过，没有发放，所以会员没有到账`;
  const reviewed = hold?.state === 'released' ? `${rule}，复核通过后` : '';
  const vPowerGiven = vPower > 0 ? `、${vPower} V力值` : '';
  return `${reviewed}已发放 ${days} 天${vPowerGiven}${runOf(facts)}`;
}

function runOf({ now, run, days }: OrderFacts): string {
  if (!run) return '，天数已全部收回';
  const { from, to, lengthMs } = run;
  const isCut = lengthMs < days * DAY_MS;
  if (to <= now.getTime())
    return isCut ? `，用到 ${minuteText(to)} 为止，其余已收回` : `，已于 ${minuteText(to)} 用完`;
  if (from > now.getTime()) return `，排在其他天数之后，从 ${minuteText(from)} 到 ${minuteText(to)}`;
  return `，到 ${minuteText(to)} 为止`;
}

const KINDS: Readonly<Record<RefundFacts['kind'], string>> = {
  requested: '用户申请退款',
  support: '客服退款',
  provider: '渠道退款',
  cancelled: '因不能交付而退款',
  surplus: '多付的款项',
};

const refundsOf = ({ refunds, fen }: OrderFacts): string[] =>
  refunds.filter(({ kind }) => kind !== 'surplus').map((refund) => refundOf(refund, fen));

function refundOf(refund: RefundFacts, paidFen: number): string {
  const { state, kind, askedAt, doneAt, fen } = refund;
  const begun = `${minuteText(askedAt)} ${KINDS[kind]} ${yuan(fen)}`;
  if (state === 'asked') return `${begun}，${sendingOf(refund)}${takenOf(refund)}`;
  const at = minuteText(doneAt ?? askedAt);
  if (state === 'done') return `${begun}，${at} ${fen >= paidFen ? '全额' : '部分'}退回${takenOf(refund)}`;
  const error = refund.sending?.lastError;
  if (state === 'failed') return `${begun}，${at} 最终失败${error ? `（${error}）` : ''}，收回的已退还用户`;
  return `${begun}，后被渠道撤销，收回的已退还用户`;
}

function sendingOf({ sending }: RefundFacts): string {
  if (!sending || sending.attempts === 0) return '正在请求渠道';
  const { attempts, lastError, nextAt, isDead } = sending;
  const why = lastError ? `，最近一次：${lastError}` : '';
  const next = isDead ? '，已停止重试，需要人工处理' : `，${minuteText(nextAt)} 再试`;
  return `已请求渠道 ${attempts} 次还没有退回${why}${next}`;
}

function takenOf({ days, vPower, points }: RefundFacts): string {
  const taken = [
    ...(days ? [`${days} 天`] : []),
    ...(vPower ? [`${vPower} V力值`] : []),
    ...(points ? [`${points} 积分`] : []),
  ];
  return taken.length > 0 ? `，收回 ${taken.join('、')}` : '';
}

/** Money that came a second time, or after the order was closed. */
function surplusOf({ payments, refunds, paidAt }: OrderFacts): string[] {
  return payments
    .filter(({ surplus }) => surplus)
    .map(({ paymentNo, fen, provider }) => {
      const refund = refunds.find((one) => one.kind === 'surplus' && one.paymentNo === paymentNo);
      const what = paidAt ? '重复付款' : '关闭后才付款';
      const end =
        refund?.state === 'done'
          ? `${minuteText(refund.doneAt ?? refund.askedAt)} 已原路退回`
          : refund
            ? sendingOf(refund)
            : '还没有退回';
      return `${deskTexts.provider(provider)}支付单 ${paymentNo} ${what} ${yuan(fen)}，${end}`;
    });
}
