import { describe, expect, it } from 'vitest';
import { count, daysUntil, limitText, orderNoParts, shortNo, signed, spanText, yuan } from './format.ts';

describe('money and numbers', () => {
  it('shows fen as yuan with two decimals', () => {
    expect(yuan(123_400)).toBe('¥1,234.00');
    expect(yuan(1)).toBe('¥0.01');
    expect(yuan(0)).toBe('¥0.00');
  });
  it('shows money that goes out with a minus sign', () => expect(yuan(-26_800)).toBe('−¥268.00'));
  it('signs changes, but not zero', () => {
    expect([signed(10), signed(-300), signed(0)]).toEqual(['+10', '−300', '0']);
  });
  it('shows a limit of money in yuan, others in their unit', () => {
    expect([limitText(20_000, '分'), limitText(1_000, '积分')]).toEqual(['¥200.00', '1,000 积分']);
  });
  it('groups thousands', () => expect(count(1_286)).toBe('1,286'));
});

describe('order numbers', () => {
  it('are grouped into day, time, chance and user', () => {
    expect(orderNoParts('261115203344918210067021')).toEqual(['261115', '203344', '9182', '10067021']);
  });
  it('of another form stay whole', () => expect(orderNoParts('apple-12')).toEqual(['apple-12']));
  it('are shortened only if that saves something', () => {
    expect(shortNo('261115203344918210067021')).toBe('261115…7021');
    expect(shortNo('123456789012')).toBe('123456789012');
  });
});

describe('spans of time', () => {
  it.each([
    [999, '同一秒'],
    [1_000, '1 秒'],
    [59_999, '59 秒'],
    [60_000, '1 分钟'],
    [3_600_000, '1 小时'],
    [86_400_000, '1 天'],
  ])('%i ms is %s', (ms, text) => expect(spanText(ms)).toBe(text));
  it('counts begun days until a moment, and none after it', () => {
    expect([daysUntil(86_400_001, 0), daysUntil(86_400_000, 0), daysUntil(0, 1)]).toEqual([2, 1, 0]);
  });
});
