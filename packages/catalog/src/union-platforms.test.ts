import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, channelIdOf, clientTypeOf } from './client-types.ts';
import { unionPlatformOf, unionPriceSellerOf, unionSalesOf } from './union-platforms.ts';

describe('platform value of union pages', () => {
  it.each([
    ['ios_rrsp_jzsp', 1],
    ['ipad_rrsp', 3],
    ['ios_rrtv_jsb', 4],
    ['Android', 2],
    ['web', 2],
    ['ipad_ddsp', 2],
    ['unknown', 2],
  ])('[C-048] of %s is %i', (id, platform) => {
    expect(unionPlatformOf(id)).toBe(platform);
  });

  it('[C-048] is the selling channel for the three client types that have one', () => {
    const own = CLIENT_TYPES.filter(({ id }) => unionPlatformOf(id) !== 2);
    expect(own).toHaveLength(3);
    for (const { id } of own) expect(unionPlatformOf(id)).toBe(channelIdOf(id));
  });
});

describe('how unions are sold', () => {
  it.each([
    ['ios_rrsp_jzsp', 'store'],
    ['ipad_rrsp', 'store'],
    ['ios_rrtv_jsb', 'store'],
    ['ios_zyb', 'none'],
    ['ios_rrsp_xb_yifanju', 'none'],
    ['ios_rrsp_2023', 'none'],
    ['ipad_ddsp', 'none'],
    ['ios_ddsp', 'none'],
    ['ios_jxx', 'none'],
    ['ios_jqq', 'none'],
    ['Android', 'wallets'],
    ['web', 'wallets'],
    ['mac_rrsp', 'wallets'],
    ['tthj', 'wallets'],
  ])('[C-048] %s: %s', (id, sales) => {
    expect(unionSalesOf(clientTypeOf(id))).toBe(sales);
  });

  it('[C-048] no Apple client type sells them by wallet', () => {
    const byWallet = CLIENT_TYPES.filter((type) => unionSalesOf(type) === 'wallets');
    const platforms = new Set(byWallet.map(({ platform }) => platform));
    expect(platforms.has('ios') || platforms.has('ipad')).toBe(false);
  });
});

describe('source of union prices', () => {
  it.each([
    ['ios_rrsp_jzsp', 'ios_rrsp_jzsp'],
    ['ipad_rrsp', 'ipad_rrsp'],
    ['ios_zyb', 'Android'],
    ['ipad_ddsp', 'android_ddsp'],
    ['ios_jxx', 'android_jxx'],
    ['web', 'web'],
    ['tthj', 'tthj'],
  ])('[C-048] for %s is %s', (id, shelf) => {
    expect(unionPriceSellerOf(clientTypeOf(id)).id).toBe(shelf);
  });

  it('[C-048] sells unions for every client type', () => {
    for (const type of CLIENT_TYPES) expect(unionSalesOf(unionPriceSellerOf(type)), type.id).not.toBe('none');
  });
});
