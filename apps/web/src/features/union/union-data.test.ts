import { describe, expect, it } from 'vitest';
import { maskAccount } from '../../lib/mask-account.ts';
import { makeConfig, makeProduct, STORE_PRODUCT } from './testing/make-union.ts';
import { accountOf, savedOf } from './union-data.ts';

describe('savedOf', () => {
  it('[C-005] is the original price minus the price paid here', () => {
    expect(savedOf(makeProduct())).toBe(14_900);
    expect(savedOf(makeProduct({ iosProduct: STORE_PRODUCT }))).toBe(16_900);
  });
});

describe('accountOf', () => {
  it('[C-006] three characters and the last four stay readable', () => {
    expect(maskAccount('13800162947')).toBe('138****2947');
    expect(maskAccount('ns-70021466')).toBe('ns-****1466');
    expect(accountOf(makeConfig({ openId: 'b-1', mobile: '13800162947' }))).toMatchObject({
      kind: 'bound',
      text: '138****2947',
    });
  });

  it('[C-006] a name equal to the account is not shown next to its mask', () => {
    const named = (nickName: string) => accountOf(makeConfig({ openId: 'ns-70021466', nickName }));
    expect(named('ns-70021466')).toMatchObject({ nickName: '' });
    expect(named('小满')).toMatchObject({ nickName: '小满' });
  });

  it('[C-057] without the partner’s id no account is bound', () => {
    expect(accountOf(makeConfig())).toEqual({ kind: 'unbound' });
  });
});
