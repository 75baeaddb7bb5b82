import { describe, expect, it } from 'vitest';
import { type Scan, scanInstead } from './scan-rule.ts';

const BOTH = ['aliPay', 'wechat'];
const ask = (scan: Partial<Scan>) =>
  scanInstead({ wallet: undefined, payChannel: undefined, renews: false, taken: undefined, ...scan });

describe('which app may scan a code', () => {
  it('[B-090] without payChannel only Alipay pays', () => {
    expect(ask({ wallet: 'aliPay' })).toBeUndefined();
    expect(ask({ wallet: 'wechat' })).toEqual(['aliPay']);
    expect(ask({})).toEqual(['aliPay']);
    expect(ask({ payChannel: '' })).toEqual(['aliPay']);
  });

  it('[B-090] a renewing order needs Alipay, whatever the address says', () => {
    expect(ask({ renews: true, payChannel: 'wechat', wallet: 'wechat' })).toEqual(['aliPay']);
    expect(ask({ renews: true, payChannel: 'wechat', wallet: 'aliPay' })).toBeUndefined();
  });

  it('[B-090] with payChannel either wallet pays, and no other client', () => {
    expect(ask({ payChannel: 'wechat', wallet: 'wechat' })).toBeUndefined();
    expect(ask({ payChannel: 'wechat', wallet: 'aliPay' })).toBeUndefined();
    expect(ask({ payChannel: 'wechat' })).toEqual(BOTH);
  });

  it('[B-025] an address cannot allow a wallet that the server refuses for the order', () => {
    expect(ask({ payChannel: 'wechat', wallet: 'wechat', taken: ['aliPay'] })).toEqual(['aliPay']);
    expect(ask({ payChannel: 'aliPay', wallet: 'aliPay', taken: ['wechat'] })).toEqual(['wechat']);
    expect(ask({ payChannel: 'wechat', wallet: 'wechat', taken: BOTH })).toBeUndefined();
  });
});
