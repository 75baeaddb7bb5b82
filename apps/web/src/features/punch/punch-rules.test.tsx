import { PUNCH_REWARDS, PUNCH_TOTAL } from '@juban/domain/punch';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../../lib/testing/markup-of.tsx';
import { PunchRules } from './punch-rules.tsx';

describe('the rules of the check-in for new users', () => {
  const html = markupOf(<PunchRules />);

  it('[C-067] name the VIP days of each day, and their sum', () => {
    const [first, ...rest] = PUNCH_REWARDS;
    const last = rest.pop();
    const [middle] = rest;
    expect(rest).toEqual(Array.from({ length: 5 }, () => middle));
    expect(html).toContain(
      `第 1 天得 ${first} 天会员，第 2 至 6 天每天得 ${middle} 天，第 7 天得 ${last} 天，签满共 ${PUNCH_TOTAL} 天`,
    );
  });

  it('[C-067] say that a missed day loses only its own days', () => {
    expect(html).toContain('漏签不可补签，漏签那天没有会员，其他各天得到的天数不变。');
  });
});
