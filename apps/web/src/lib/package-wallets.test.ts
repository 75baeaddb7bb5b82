import { describe, expect, it } from 'vitest';
import { walletsOf } from './package-wallets.ts';

describe('wallets of a package', () => {
  it.each([
    [1, 'NORMAL', ['aliPay']],
    [2, 'NORMAL', ['wechat']],
    [3, 'NORMAL', ['aliPay', 'wechat']],
    [0, 'NORMAL', ['aliPay', 'wechat']],
    [undefined, 'NORMAL', ['aliPay', 'wechat']],
    [1, 'RENEWABLE', ['aliPay']],
    [3, 'RENEWABLE', ['aliPay']],
    [2, 'RENEWABLE', []],
  ] as const)('[B-016][C-002] showPayType %s of a %s one offers %j', (showPayType, renewType, wallets) => {
    expect(walletsOf({ showPayType: showPayType as number, renewType })).toEqual(wallets);
  });
});
