import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, channelIdOf, clientTypeOf } from './client-types.ts';
import { sellsUnionsInStore, unionPlatformOf, unionShelfOf } from './union-platforms.ts';

describe('the platform value of union pages', () => {
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

  it('[C-048] is the selling channel of the three that have one of their own', () => {
    const own = CLIENT_TYPES.filter(({ id }) => unionPlatformOf(id) !== 2);
    expect(own).toHaveLength(3);
    for (const { id } of own) expect(unionPlatformOf(id)).toBe(channelIdOf(id));
  });
});

describe('the shelf that unions are sold from', () => {
  it.each([
    ['ios_rrsp_jzsp', 'ios_rrsp_jzsp'],
    ['ipad_rrsp', 'ipad_rrsp'],
    ['ios_zyb', 'Android'],
    ['ipad_ddsp', 'android_ddsp'],
    ['ios_jxx', 'android_jxx'],
    ['web', 'web'],
    ['tthj', 'tthj'],
  ])('[C-048] of %s is that of %s', (id, shelf) => {
    expect(unionShelfOf(clientTypeOf(id)).id).toBe(shelf);
  });

  it('[C-048] is the App Store’s for nobody who pays by a wallet', () => {
    const byWallet = CLIENT_TYPES.filter((type) => !sellsUnionsInStore(type));
    const markets = new Set(byWallet.map((type) => unionShelfOf(type).market));
    expect(markets.has('ios') || markets.has('ipad')).toBe(false);
  });
});
