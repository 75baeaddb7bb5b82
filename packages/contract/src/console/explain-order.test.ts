import { DAY_MS } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import { explainOrder, type OrderFacts, type PaymentFacts, type RefundFacts } from './explain-order.ts';

const NOW = new Date('2026-11-19T10:00:00+08:00');
const inMs = (ms: number) => new Date(NOW.getTime() + ms);
const MONTH = { from: NOW.getTime(), to: NOW.getTime() + 31 * DAY_MS, lengthMs: 31 * DAY_MS };
const PAYMENT: PaymentFacts = {
  paymentNo: 'P',
  provider: 'wechat',
  state: 'open',
  fen: 2_550,
  surplus: false,
  there: undefined,
};
const REFUND: RefundFacts = {
  paymentNo: 'P',
  fen: 2_550,
  state: 'asked',
  kind: 'requested',
  askedAt: NOW,
  doneAt: null,
  days: 31,
  vPower: 25,
  points: 0,
  sending: undefined,
};
const explain = (facts: Partial<OrderFacts>) =>
  explainOrder({
    now: NOW,
    state: 'paying',
    fen: 2_550,
    days: 31,
    vPower: 25,
    closesAt: inMs(1),
    endedAt: null,
    paidAt: null,
    payments: [PAYMENT],
    refunds: [],
    hold: undefined,
    run: undefined,
    charge: undefined,
    ...facts,
  });
const paid = (facts: Partial<OrderFacts> = {}): Partial<OrderFacts> => ({
  state: 'fulfilled',
  paidAt: NOW,
  payments: [{ ...PAYMENT, state: 'paid' }],
  run: MONTH,
  ...facts,
});
const CHARGE = { contractNo: 'C', period: 2, tries: 1, retryAt: null };
const GAVE = '2026-11-19 10:00 用微信支付付款 25.5 元；已发放 31 天、25 V力值';

describe('why an order is as it is', () => {
  it.each<[string, Partial<OrderFacts>, string]>([
    ['waits', {}, '没有收到付款，2026-11-19 10:00 前可以付款，所以会员没有到账。'],
    [
      'has just run out of time',
      { closesAt: NOW },
      '没有收到付款，付款期限 2026-11-19 10:00 已过，确认渠道没有收款后关闭，所以会员没有到账。',
    ],
    [
      'was paid after it was closed, and nobody told us',
      { state: 'closed', payments: [{ ...PAYMENT, state: 'closed', there: 'paid' }] },
      '微信支付已收款 25.5 元，但付款通知没有到达，支付单 P 在我方仍是已关闭，所以会员没有到账，请「查询渠道」补单。',
    ],
    [
      'was paid after it was closed',
      {
        state: 'closed',
        endedAt: NOW,
        payments: [{ ...PAYMENT, state: 'refunding', surplus: true }],
        refunds: [{ ...REFUND, kind: 'surplus', days: 0, vPower: 0 }],
      },
      '没有收到付款，订单于 2026-11-19 10:00 关闭，所以会员没有到账；微信支付支付单 P 关闭后才付款 25.5 元，正在请求渠道。',
    ],
    [
      'is a charge without an answer',
      { charge: CHARGE },
      '自动续费合同 C 第 2 期的扣款；扣款已发起，渠道还没有结果，所以会员还没有到账。',
    ],
    [
      'is a charge that failed and is tried again',
      { state: 'closed', endedAt: NOW, charge: { ...CHARGE, retryAt: inMs(DAY_MS) } },
      '自动续费合同 C 第 2 期的扣款；第 1 次扣款未成功，2026-11-20 10:00 重试，订单于 2026-11-19 10:00 关闭，所以会员没有到账。',
    ],
    [
      'is a charge that failed for good',
      { state: 'closed', endedAt: NOW, charge: { ...CHARGE, tries: 3 } },
      '自动续费合同 C 第 2 期的扣款；第 3 次扣款未成功，不再重试，订单于 2026-11-19 10:00 关闭，所以会员没有到账。',
    ],
    [
      'is a charge that was paid',
      paid({ charge: CHARGE }),
      `自动续费合同 C 第 2 期的扣款；${GAVE}，到 2026-12-20 10:00 为止。`,
    ],
    [
      'gives days in the future',
      paid({ run: { ...MONTH, from: MONTH.from + 1 } }),
      `${GAVE}，排在其他天数之后，从 2026-11-19 10:00 到 2026-12-20 10:00。`,
    ],
    [
      'whose days ended this very moment',
      paid({ run: { from: MONTH.from - MONTH.lengthMs, to: MONTH.from, lengthMs: MONTH.lengthMs } }),
      `${GAVE}，已于 2026-11-19 10:00 用完。`,
    ],
    ['whose days were all taken', paid({ run: undefined }), `${GAVE}，天数已全部收回。`],
    [
      'gives no V power',
      paid({ vPower: 0 }),
      '2026-11-19 10:00 用微信支付付款 25.5 元；已发放 31 天，到 2026-12-20 10:00 为止。',
    ],
    [
      'was held and refused',
      paid({
        state: 'refunded',
        hold: { rule: 'refund-loop', state: 'refused', heldAt: NOW },
        refunds: [{ ...REFUND, kind: 'cancelled', state: 'done', doneAt: NOW, days: 0, vPower: 0 }],
      }),
      '2026-11-19 10:00 用微信支付付款 25.5 元；命中风控规则「反复购买又退款」，复核未通过，没有发放，所以会员没有到账；2026-11-19 10:00 因不能交付而退款 25.5 元，2026-11-19 10:00 全额退回。',
    ],
    [
      'is refunded in part',
      paid({
        state: 'partly-refunded',
        refunds: [{ ...REFUND, fen: 2_549, state: 'done', doneAt: NOW, days: 3, points: 7 }],
      }),
      `${GAVE}，到 2026-12-20 10:00 为止；2026-11-19 10:00 用户申请退款 25.49 元，2026-11-19 10:00 部分退回，收回 3 天、25 V力值、7 积分。`,
    ],
    [
      'was refunded, and the provider took it back',
      paid({ refunds: [{ ...REFUND, state: 'reversed', doneAt: NOW }] }),
      `${GAVE}，到 2026-12-20 10:00 为止；2026-11-19 10:00 用户申请退款 25.5 元，后被渠道撤销，收回的已退还用户。`,
    ],
  ])('%s', (_case, facts, text) => {
    expect(explain(facts)).toBe(text);
  });
});
