import { clientTypeOf } from '@juban/catalog';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { describe, expect, it } from 'vitest';
import { isWrongLink, type PurchaseSearch, readPurchaseQuery } from './purchase-query.ts';

const read = (search: PurchaseSearch, ct = 'Android') =>
  readPurchaseQuery(search, purchaseRulesOf(clientTypeOf(ct)));

describe('query of the purchase home', () => {
  it('[B-006] empty: VIP+ and level show, plain packages first', () => {
    expect(read({})).toEqual({ goodsCode: undefined, hasPlus: true, plusFirst: false, showsLevel: true });
  });

  it.each(['0', 'false', 'off'])('[B-006] show_union=%s and show_level=%s hide both', (off) => {
    const query = read({ show_union: off, show_level: off, showUnionFirst: '1' });
    expect(query).toMatchObject({ hasPlus: false, plusFirst: false, showsLevel: false });
  });

  it.each(['', '1', 'true', 'whatever', '00'])(
    '[B-006] show_union=%j and show_level=%j hide nothing',
    (on) => {
      expect(read({ show_union: on, show_level: on })).toMatchObject({ hasPlus: true, showsLevel: true });
    },
  );

  it('[B-006] showUnionFirst opens VIP+ only where it is allowed', () => {
    expect(read({ showUnionFirst: '1' }).plusFirst).toBe(true);
    expect(read({ showUnionFirst: 'true' }).plusFirst).toBe(true);
    expect(read({ showUnionFirst: '0' }).plusFirst).toBe(false);
    expect(read({ showUnionFirst: '1' }, 'tv').plusFirst).toBe(false);
  });

  it.each([
    ['yujian_android_month', 'yujian_android_month'],
    ['com.yujian.ios.auto-month', 'com.yujian.ios.auto-month'],
    ['', undefined],
    ['<b>', undefined],
    ['x'.repeat(65), undefined],
  ])('[B-005] goods_code %j is read as %j', (given, read_) => {
    expect(read({ goods_code: given }).goodsCode).toBe(read_);
  });
});

describe('link of the web page', () => {
  const FOUND = { named: 'yujian-common-month', failed: false };
  const NOT_FOUND = { named: null, failed: false };
  const WHOLE = { ct: 'web', app_type: 'web' };

  it.each([
    ['whole', WHOLE, NOT_FOUND, false],
    ['complete, naming a package', { ...WHOLE, goods_code: 'yujian_common_month' }, FOUND, false],
    ['naming a package that is not sold', { ...WHOLE, goods_code: 'nothing' }, NOT_FOUND, true],
    ['without a code', { ...WHOLE, goods_code: '<b>' }, NOT_FOUND, true],
    ['whose goods could not be loaded', { ...WHOLE, goods_code: 'x' }, { named: null, failed: true }, false],
    ['without ct', { app_type: 'web' }, NOT_FOUND, true],
    ['without app_type', { ct: 'web' }, NOT_FOUND, true],
    ['with empty values', { ct: '', app_type: '' }, NOT_FOUND, true],
    ['with an unknown client type', { ct: 'nobody', app_type: 'web' }, NOT_FOUND, true],
  ])('[B-078] %s', (_case, search, found, isWrong) => {
    expect(isWrongLink(search, found)).toBe(isWrong);
  });
});
