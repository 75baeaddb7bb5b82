import { describe, expect, it } from 'vitest';
import { entryTime, reasonText, signedValue, sourceText } from './ledger-texts.ts';

const entry = (source: number, value = 1, reason = '') => ({
  source,
  value,
  reason,
  createTime: Date.parse('2026-11-02T21:14:37+08:00'),
});

describe('a line of the ledger', () => {
  it.each([
    [1, '每日签到'],
    [2, '系统赠送'],
    [3, '购买商品'],
    [4, '会员到期减少'],
    [9, '其他'],
  ])('[B-033] source %i reads %s', (source, text) => {
    expect(sourceText(entry(source))).toBe(text);
  });

  it.each([
    [1, '+1'],
    [0, '+0'],
    [200, '+200'],
    [-2, '-2'],
  ])('[B-033] the value %i reads %s', (value, text) => {
    expect(signedValue(entry(1, value))).toBe(text);
  });

  it.each([
    [2, '客服补偿', '客服补偿'],
    [2, '', ''],
    [1, '客服补偿', ''],
    [3, '客服补偿', ''],
    [4, '客服补偿', ''],
  ])('[B-033] for source %i with the reason "%s" it shows "%s"', (source, reason, shown) => {
    expect(reasonText(entry(source, 1, reason))).toBe(shown);
  });

  it.each([
    ['2026-11-02T21:14:37+08:00', '11-02 21:14'],
    ['2026-12-31T16:00:00Z', '01-01 00:00'],
    ['2024-02-29T23:59:59+08:00', '02-29 23:59'],
  ])('[B-033] %s is shown as %s in any time zone', (at, text) => {
    expect(entryTime({ ...entry(1), createTime: Date.parse(at) })).toBe(text);
  });
});
