import { describe, expect, it } from 'vitest';
import { clockText } from '../../ui/use-seconds-to.ts';
import { walletsOf } from './tv-data.ts';

describe('the code on a television', () => {
  it('[C-002] is for the wallets of its package, and for Alipay alone where it renews', () => {
    expect(walletsOf({ showPayType: 3, renewType: 'NORMAL' })).toEqual(['aliPay', 'wechat']);
    expect(walletsOf({ showPayType: 1, renewType: 'NORMAL' })).toEqual(['aliPay']);
    expect(walletsOf({ showPayType: 2, renewType: 'NORMAL' })).toEqual(['wechat']);
    expect(walletsOf({ showPayType: 3, renewType: 'RENEWABLE' })).toEqual(['aliPay']);
  });

  it('[C-002] says in minutes and seconds when it is renewed', () => {
    expect([120, 107, 60, 59, 0].map(clockText)).toEqual(['02:00', '01:47', '01:00', '00:59', '00:00']);
  });
});
