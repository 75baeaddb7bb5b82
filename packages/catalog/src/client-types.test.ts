import { describe, expect, it } from 'vitest';
import { DESKTOP_CLIENTS } from './desktop-clients.ts';
import {
  BRANDS,
  brandOfClientType,
  CLIENT_TYPES,
  channelIdOf,
  clientTypeOf,
  DEFAULT_BRAND,
  DEFAULT_CLIENT_TYPE,
  FALLBACK_APP_CLIENT_TYPE,
  findClientType,
  isNativeChannel,
  sendsPlainValues,
} from './index.ts';

const idsWhere = (holds: (clientType: (typeof CLIENT_TYPES)[number]) => boolean) =>
  CLIENT_TYPES.filter(holds)
    .map(({ id }) => id)
    .sort();

/** The complete table of the specification; all other client types sell through channel 2. */
const CHANNELS: Readonly<Record<string, number>> = {
  ios_rrsp_jzsp: 1,
  Android: 2,
  ipad_rrsp: 3,
  ios_rrtv_jsb: 4,
  ios_zyb: 7,
  android_rrsp_xb: 14,
  ios_rrsp_xb_yifanju: 15,
  ipad_ddsp: 16,
  ios_jxx: 17,
  android_jxx: 18,
  android_jmh: 22,
  web_applet: 43,
  android_rrsp_hm: 57,
  tthj: 100,
  hjsp: 101,
  tiantianhanju: 102,
};

describe('channels', () => {
  it.each(Object.entries(CHANNELS))('[A-111] %s sells through channel %i', (id, channel) => {
    expect(channelIdOf(id)).toBe(channel);
    expect(findClientType(id)?.channelId).toBe(channel);
  });

  it('[A-111] all other client types, known or unknown, sell through channel 2', () => {
    const others = idsWhere(({ id }) => !(id in CHANNELS));
    expect(others.length).toBeGreaterThan(10);
    for (const id of [...others, 'android', 'ANDROID', 'web ', '', 'toString', '__proto__']) {
      expect(channelIdOf(id), id).toBe(2);
    }
  });

  it('[A-111] only channels 2, 14, 18 and 22 have the native payment popup', () => {
    const native = CLIENT_TYPES.filter(({ nativePayment }) => nativePayment);
    expect(native.map(({ channelId }) => channelId).sort((a, b) => a - b)).toEqual([2, 14, 18, 22]);
    expect(native.every(({ platform }) => platform === 'android')).toBe(true);
    const channels = Array.from({ length: 120 }, (_, id) => id);
    expect(channels.filter(isNativeChannel)).toEqual([2, 14, 18, 22]);
  });
});

describe('brands', () => {
  it('each client type belongs to one brand, and each brand has client types', () => {
    expect(new Set(CLIENT_TYPES.map(({ id }) => id)).size).toBe(CLIENT_TYPES.length);
    expect(new Set(CLIENT_TYPES.map(({ brand }) => brand))).toEqual(new Set(Object.keys(BRANDS)));
  });

  it.each([
    ['Android', 'yujian'],
    ['ipad_ddsp', 'ddsp'],
    ['android_jqq_huawei', 'jqq'],
    ['win_tthj', 'tthj'],
    ['tiantianhanju', 'tthj'],
    ['nobody', DEFAULT_BRAND],
    [undefined, DEFAULT_BRAND],
    ['', DEFAULT_BRAND],
    ['constructor', DEFAULT_BRAND],
  ])('client type %s belongs to brand %s', (id, brand) => {
    expect(brandOfClientType(id).id).toBe(brand);
  });

  it('no two brands share a name, a site, a scheme or a signature', () => {
    const brands = Object.values(BRANDS);
    for (const field of ['name', 'slogan', 'officialSite', 'scheme', 'smsSignature'] as const) {
      expect(new Set(brands.map((brand) => brand[field])).size, field).toBe(brands.length);
    }
    for (const [id, brand] of Object.entries(BRANDS)) {
      expect(brand.id).toBe(id);
      expect(new URL(brand.officialSite).origin, 'an origin, as CORS compares it').toBe(brand.officialSite);
    }
  });
});

describe('lists of the specification', () => {
  it('five client types hide the level', () => {
    expect(idsWhere(({ hidesLevel }) => hidesLevel === true)).toEqual(
      ['android_fast', 'ddhj', 'ddmj', 'ios_rrsp_2023', 'rrtv'].sort(),
    );
  });

  it('[A-079] the marked client types seal whole bodies', () => {
    expect(idsWhere(({ sealedBody }) => sealedBody === true)).toEqual(['android_fast', 'tiantianhanju']);
  });

  it('[A-078] only iOS and iPad apps send plain values', () => {
    const plain = idsWhere(sendsPlainValues);
    expect(plain).toEqual(idsWhere(({ id }) => /^(?:ios|ipad)_/.test(id)));
    expect(plain).not.toContain('Android');
  });

  it('desktop clients have their market and VIP+ tab', () => {
    const rows = Object.entries(DESKTOP_CLIENTS).map(([id, { multiTab }]) => [
      id,
      findClientType(id)?.market,
      multiTab,
    ]);
    expect(rows).toEqual([
      ['win_rrsp', 'pc', true],
      ['mac_rrsp', 'mac', false],
      ['win_rrsp_lianxiang', 'pc', true],
      ['win_rrsp_360', 'pc', true],
      ['win_rrsp_huawei', 'pc', true],
      ['win_tthj', 'win_tthj', false],
      ['win_hjsp', 'win_hjsp', false],
    ]);
  });

  it('desktop clients have their own cashier or require an agreement first where specified', () => {
    const having = (field: 'ownCashier' | 'agreeOverlay' | 'sourceModeGate') =>
      Object.entries(DESKTOP_CLIENTS).flatMap(([id, client]) => (client[field] ? [[id, client[field]]] : []));
    expect(having('ownCashier')).toEqual([
      ['win_rrsp_lianxiang', 'lenovo'],
      ['win_rrsp_360', 'qihoo'],
    ]);
    expect(having('agreeOverlay')).toEqual([['win_rrsp_huawei', true]]);
    expect(having('sourceModeGate').map(([id]) => id)).toEqual(['win_rrsp_lianxiang', 'win_rrsp_360']);
  });
});

describe('defaults', () => {
  it('[A-059] an unknown client type counts as web, and a host that does not answer as Android', () => {
    expect(DEFAULT_CLIENT_TYPE).toBe('web');
    for (const id of [undefined, '', 'nobody', '__proto__'])
      expect(clientTypeOf(id).id, String(id)).toBe('web');
    expect(findClientType('nobody')).toBeUndefined();
    expect(clientTypeOf(FALLBACK_APP_CLIENT_TYPE)).toMatchObject({ platform: 'android', channelId: 2 });
  });
});
