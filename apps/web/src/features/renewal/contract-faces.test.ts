import { renewalTexts } from '@juban/contract/texts/renewals';
import { describe, expect, it } from 'vitest';
import { cancelledText } from './cancelled-text.ts';
import type { Contract } from './contract-data.ts';
import { channelText, faceOf, periodText } from './contract-faces.ts';

const contract = (changes: Partial<Contract>): Contract => ({
  contractNo: '261115091000000042',
  state: 'active',
  family: 'vip',
  goodsCode: 'month',
  goodsName: '连续包月',
  price: 19,
  currency: 'RMB',
  payChannel: 'aliPay',
  period: { unit: 'month', count: 1 },
  signTime: 0,
  paidUntil: null,
  nextChargeTime: null,
  noticeTime: null,
  failedTries: 0,
  endTime: null,
  reason: null,
  mayCancel: true,
  mayResume: false,
  charges: [],
  ...changes,
});

describe('the texts of a contract', () => {
  it.each([
    [{}, renewalTexts.stateActive, 'live'],
    [{ failedTries: 1 }, renewalTexts.stateRetrying, 'worry'],
    [{ state: 'closing' }, renewalTexts.stateClosing, 'off'],
    [{ state: 'closed', failedTries: 2 }, renewalTexts.stateClosed, 'off'],
  ] as const)('[B-069] %j is %s', (changes, name, tone) => {
    expect(faceOf(contract(changes))).toEqual({ name, tone });
  });

  it.each([
    ['month', 1, '每月'],
    ['month', 3, '每季'],
    ['month', 12, '每年'],
    ['month', 6, '每 6 个月'],
    ['day', 7, '每 7 天'],
  ] as const)('every %s times %i reads %s', (unit, count, words) => {
    expect(periodText({ unit, count })).toBe(words);
  });

  it('every channel has its own name', () => {
    const channels = ['aliPay', 'wechat', 'apple', 'qihoo', 'lenovo'] as const;
    const names = channels.map(channelText);
    expect(new Set(names).size).toBe(channels.length);
    for (const name of names) expect(name).not.toMatch(/^[a-z]+$/i);
  });

  it('[B-069] after cancelling it says until when it is paid, in Shanghai; without paid time it does not', () => {
    expect(cancelledText(Date.parse('2027-01-31T16:30:00Z'))).toBe('这份续费已付至 2027-02-01，不会再扣款');
    expect(cancelledText(null)).toBe(renewalTexts.aboutCancel);
  });

  it('[B-069] the end of the paid time is never called the end of the membership', () => {
    const dated = Object.values(renewalTexts).filter((text) => text.includes('{date}'));
    for (const text of [...dated, renewalTexts.untilLabel]) expect(text).not.toMatch(/会员.*(?:到|至)/);
  });
});
