import { DAY_MS } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import { explainMembership, type MembershipFacts, type NamedDays } from './explain-membership.ts';

const NOW = new Date('2026-11-19T10:00:00+08:00');
const at = (day: string) => new Date(`${day}T23:14:00+08:00`);
const gave = (day: string, title: string, days: number): NamedDays => ({ at: at(day), title, days });
const explain = (facts: Partial<MembershipFacts>) =>
  explainMembership({ now: NOW, expiresAt: null, entries: [], held: [], deletion: null, ...facts });

describe('why a membership ends when it ends', () => {
  it('names what gave its days and what took them back', () => {
    const entries = [
      gave('2026-09-01', '购买 VIP 月卡', 31),
      gave('2026-09-01', '活动抽奖', 3),
      gave('2026-10-02', '退款收回「购买 VIP 月卡」', -5),
    ];
    expect(explain({ expiresAt: at('2026-12-24'), entries })).toBe(
      '会员到 2026-12-24 23:14 为止：9月1日购买 VIP 月卡 31 天、活动抽奖 3 天；10月2日退款收回「购买 VIP 月卡」 5 天。',
    );
  });

  it('leaves out days from before the membership began anew', () => {
    const entries = [gave('2025-01-01', '签到', 3), gave('2025-12-30', '购买 VIP 年卡', 366)];
    expect(explain({ expiresAt: at('2026-12-31'), entries })).toBe(
      '会员到 2026-12-31 23:14 为止：2025年12月30日购买 VIP 年卡 366 天。',
    );
  });

  it('counts what was given often, and sums up what is too much to name', () => {
    const often = Array.from({ length: 3 }, (_, place) => gave(`2026-11-0${place + 1}`, '签到', 2));
    expect(explain({ expiresAt: at('2026-12-01'), entries: often })).toContain('：11月1日签到 3 次共 6 天。');
    const many = Array.from({ length: 8 }, (_, place) => gave('2026-11-01', `活动 ${place}`, 10));
    const text = explain({ expiresAt: at('2027-01-20'), entries: many });
    expect(text).toContain('活动 5 10 天，另有 2 项共 20 天。');
    expect(text).not.toContain('活动 6');
  });

  it.each([
    ['none', {}, '没有会员：从未获得过会员天数。'],
    [
      'ending this very moment',
      { expiresAt: NOW, entries: [gave('2026-11-01', '签到', 1)] },
      '会员已于 2026-11-19 10:00 到期：11月1日签到 1 天。',
    ],
    [
      'running for one more millisecond',
      { expiresAt: new Date(NOW.getTime() + 1), entries: [] },
      '会员到 2026-11-19 10:00 为止：没有记录。',
    ],
    [
      'without an end',
      { expiresAt: new Date('2100-01-01'), entries: [gave('2026-11-01', '客服补发', 30_000)] },
      '会员永久有效：11月1日客服补发 30000 天。',
    ],
    [
      'with a held order',
      { held: [{ orderNo: '1', rule: 'refund-rate' }] },
      '没有会员：从未获得过会员天数；订单 1 已付款，因「退款比例过高」正在人工复核，通过后才到账。',
    ],
    [
      'of an account that will be deleted',
      { deletion: { dueAt: new Date(NOW.getTime() + DAY_MS), doneAt: null } },
      '没有会员：从未获得过会员天数；用户申请了注销账号，2026-11-20 10:00 删除，在此之前可以撤回。',
    ],
    [
      'of an account that was deleted',
      { deletion: { dueAt: NOW, doneAt: NOW } },
      '没有会员：从未获得过会员天数；账号已于 2026-11-19 10:00 注销。',
    ],
  ])('%s', (_case, facts, text) => {
    expect(explain(facts)).toBe(text);
  });
});
