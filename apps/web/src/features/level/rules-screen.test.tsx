import { currentVPower } from '@juban/domain/decay';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../../lib/testing/markup-of.tsx';
import { RulesScreen } from './rules-screen.tsx';

const DAY_MS = 86_400_000;
const html = markupOf(<RulesScreen clientVersion="10.19.0" />);

/** The V power left after this many days without membership. */
const left = (balance: number, days: number) =>
  currentVPower({ balance, expiresAt: new Date(0), settledDays: 0 }, new Date(days * DAY_MS));

describe('the rules of V power', () => {
  it.each([
    ['a check-in on a day with VIP gives 1', '会员有效期内，每天签到一次，V力值 +1。'],
    [
      'buying and renewing in the app or on the web gives it',
      '开通或续费会员，支付成功后按套餐标明的数值增加 V力值，在 App 内或网页上购买都算。',
    ],
    ['the level falls below its threshold', 'V力值低于当前等级的门槛时，会员等级随之下降。'],
    [
      'a renewal continues from the value at that moment',
      '重新开通会员后，V力值停止减少，并从重新激活那一刻的数值继续累积。',
    ],
  ])('[B-031] say that %s', (_rule, words) => {
    expect(html).toContain(words);
  });

  it('[B-031] state the real daily loss after the end, down to 0', () => {
    const aDay = 10 - left(10, 1);
    expect(aDay).toBe(2);
    expect(html).toContain(`会员到期后，每满一天 V力值减少 ${aDay} 点，减到 0 为止。`);
    expect(html).toContain(`-${aDay} / 天`);
    expect([left(10, 5), left(10, 6)]).toEqual([0, 0]);
  });
});
