import { describe, expect, it } from 'vitest';
import { agreementKeyOf, purchaseAgreementsOf } from './agreement-keys.ts';
import { CLIENT_TYPES, clientTypeOf, type Market } from './client-types.ts';
import { brandOfChannel, channelsOf, maySeeBrand, sellerFor, sellerOfMarketChannel } from './shelves.ts';

const named = (id: string) => ({ clientType: clientTypeOf(id), isKnownClient: true });
const NOBODY = { clientType: clientTypeOf(undefined), isKnownClient: false };

describe('market of a caller', () => {
  it.each(CLIENT_TYPES)('[A-091] $id sees its own packages, in its market and in the common one', (type) => {
    for (const market of [type.market, 'common'] as const) {
      expect(sellerFor(market, type.id, NOBODY)).toBe(type);
      expect(sellerFor(market, type.id, named(type.id))).toBe(type);
      expect(sellerFor(market, undefined, named(type.id))).toBe(type);
    }
  });

  it.each<[Market, string]>([
    ['android', 'Android'],
    ['ios', 'ios_rrsp_jzsp'],
    ['ipad', 'ipad_rrsp'],
    ['pc', 'win_rrsp'],
    ['mac', 'mac_rrsp'],
    ['harmony', 'android_rrsp_hm'],
    ['tv', 'rrtv'],
    ['common', 'web'],
    ['win_tthj', 'win_tthj'],
  ])('[A-091] in the market %s, a caller without a client type sees the packages of %s', (market, id) => {
    expect(sellerFor(market, undefined, NOBODY)?.id).toBe(id);
  });

  it('[A-091] a caller of another market sees the first client type of its own brand there', () => {
    expect(sellerFor('ios', undefined, named('android_jxx'))?.id).toBe('ios_jxx');
    expect(sellerFor('tv', undefined, named('android_jxx'))).toBeUndefined();
  });

  it('[A-092] a caller with a name sees only its own brand; a web page may ask for any brand', () => {
    expect(sellerFor('common', 'tthj', named('Android'))).toBeUndefined();
    expect(sellerFor('common', 'tthj', named('web'))?.brand).toBe('tthj');
    expect(maySeeBrand(named('android_jqq'), 'yujian')).toBe(false);
    expect(maySeeBrand({ ...named('android_jqq'), isKnownClient: false }, 'yujian')).toBe(true);
  });

  it.each([
    ['android', 'Ios'],
    ['android', 'ios_jxx'],
    ['mac', 'nobody'],
  ] as const)('[A-091] the market %s has no shelf of %s', (market, id) => {
    expect(sellerFor(market, id, NOBODY)).toBeUndefined();
  });
});

describe('channels', () => {
  it('[C-018] goods of a channel belong to its seller and to no other brand', () => {
    expect(sellerOfMarketChannel('common', 43, named('win_rrsp'))?.id).toBe('web_applet');
    expect(sellerOfMarketChannel('pc', 43, named('win_rrsp'))).toBeUndefined();
    expect(sellerOfMarketChannel('common', 43, named('win_tthj'))).toBeUndefined();
    expect(sellerOfMarketChannel('common', 999, NOBODY)).toBeUndefined();
  });

  it.each([
    [2, 'web', 'yujian'],
    [2, 'android_jqq', 'jqq'],
    [2, 'win_tthj', 'tthj'],
    [18, 'web', 'jqq'],
    [18, 'Android', undefined],
    [101, 'web', 'tthj'],
    [999, 'web', undefined],
  ])('[A-092] of %i for %s shows the brand %s', (channel, caller, brand) => {
    expect(brandOfChannel(channel, named(caller))).toBe(brand);
  });

  it('[A-092] the channels of a market are those of its client types', () => {
    expect([...channelsOf('yujian', 'android')].sort((a, b) => a - b)).toEqual([2, 14, 22]);
    expect([...channelsOf('jqq', 'ios')].sort((a, b) => a - b)).toEqual([2, 17]);
    expect(channelsOf('ddsp', 'mac').size).toBe(0);
  });
});

describe('agreements', () => {
  it.each([
    ['Android', false, ['yujian_vip']],
    ['Android', true, ['yujian_vip', 'yujian_renewal']],
    ['ios_jxx', true, ['jqq_vip', 'jqq_renewal_apple']],
    ['ipad_ddsp', true, ['ddsp_vip', 'ddsp_renewal_apple']],
    ['win_tthj', true, ['tthj_vip', 'tthj_renewal']],
  ])('[B-103] a purchase by %s (renewable: %s) accepts %j', (id, renewable, keys) => {
    expect(purchaseAgreementsOf(clientTypeOf(id), renewable)).toEqual(keys);
    expect(agreementKeyOf('tthj', 'gift')).toBe('tthj_gift');
  });
});
