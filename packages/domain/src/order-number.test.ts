import { describe, expect, it } from 'vitest';
import { makeOrderNo, ownerOf, paymentNoOf } from './order-number.ts';

const AT = new Date('2026-01-31T16:05:09.999Z');

describe('order numbers', () => {
  it('consist of the second in Shanghai, five random digits and the user id', () => {
    expect(makeOrderNo(AT, 42, 100000001)).toBe('26020100050900042100000001');
  });

  it.each([1, 9, 100000001, 999_999_999_999_999])('reveal their owner %d', (userId) => {
    const orderNo = makeOrderNo(AT, 99_999, userId);
    expect(ownerOf(orderNo)).toBe(userId);
    expect(ownerOf(paymentNoOf(orderNo, 1))).toBe(userId);
    expect(ownerOf(paymentNoOf(orderNo, 2))).toBe(userId);
    expect(ownerOf(paymentNoOf(orderNo, 31))).toBe(userId);
  });

  it('the first attempt uses the order number itself, later attempts add a counter', () => {
    expect([1, 2, 3].map((attempt) => paymentNoOf('26020100050900042100000001', attempt))).toEqual([
      '26020100050900042100000001',
      '26020100050900042100000001_2',
      '26020100050900042100000001_3',
    ]);
  });

  it.each([
    '',
    '26020100050900042',
    '260201000509000420100000001',
    '26020100050900042100000001_',
    '26020100050900042100000001_1',
    '26020100050900042100000001_02',
    '26020100050900042100000001 ',
    '2602010005090004210000000x',
    '260201000509000421000000000000000',
    "26020100050900042100000001' or 1=1",
  ])('rejects %j', (text) => {
    expect(ownerOf(text)).toBeUndefined();
  });
});
