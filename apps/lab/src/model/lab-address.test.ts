import { CLIENT_TYPES } from '@juban/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_CONDITIONS } from './call-condition.ts';
import { HOSTS } from './hosts.ts';
import {
  openPage,
  openTyped,
  pageToLoad,
  pickClientType,
  pickHost,
  readLabAddress,
  START,
  writeLabAddress,
} from './lab-address.ts';
import { THEMES } from './page-address.ts';
import { WIDTHS } from './screens.ts';

describe('address of the Lab', () => {
  it('is empty by default', () => {
    expect(writeLabAddress(START)).toBe('');
    expect(readLabAddress('')).toEqual(START);
  });

  it('is readable', () => {
    const address = {
      ...START,
      page: '/vip/level/home',
      clientType: 'ios_jqq',
      version: '10.2.4',
      host: 'wechat',
      width: 320,
      user: 'member.12',
    } as const;
    expect(writeLabAddress(address)).toBe(
      '?page=/vip/level/home&ct=ios_jqq&cv=10.2.4&host=wechat&width=320&user=member.12',
    );
  });

  it('[A-102] can be parsed again', () => {
    const segment = fc.stringMatching(/^[\w-]{1,8}$/).filter((text) => text !== 'h5');
    const page = fc
      .tuple(segment, fc.stringMatching(/^[\w%&= +/?]{0,12}$/))
      .map(([path, value]) => `/${path}?${new URLSearchParams({ id: value })}`);
    const address = fc.record({
      page,
      clientType: fc.constantFrom(...CLIENT_TYPES.map(({ id }) => id)),
      version: fc.constantFrom('', '5', '10.2.4', '1.2.3.4'),
      theme: fc.constantFrom(...THEMES),
      host: fc.constantFrom(...HOSTS),
      ask: fc.boolean(),
      user: fc.constantFrom('', 'visitor', 'member', 'v8.77'),
      h5: fc.boolean(),
      width: fc.constantFrom(...WIDTHS),
      calls: fc.constantFrom(...CALL_CONDITIONS),
    });
    fc.assert(
      fc.property(address, (given) => {
        expect(readLabAddress(writeLabAddress(given))).toEqual(given);
      }),
    );
  });

  it('[A-102] uses defaults for invalid values', () => {
    const bad =
      '?page=//evil.example&ct=nobody&cv=new&theme=blue&h5=yes&host=tesla&width=5000&ask=yes&user=root';
    expect(readLabAddress(bad)).toEqual(START);
  });

  it('never contains a token', () => {
    expect(readLabAddress('?page=%2Fvip%3Ftoken%3Dsecret').page).toBe('/vip');
  });
});

describe('opening', () => {
  const now = { ...START, clientType: 'ios_jqq', host: 'ios', theme: 'dark', h5: true } as const;

  it('a page of the list keeps the user and client type', () => {
    expect(openPage(now, '/mall')).toEqual({ ...now, page: '/mall' });
  });

  it('a page of the list that names a client type selects it', () => {
    expect(openPage(now, '/next/vip/pc?ct=win_rrsp')).toEqual({
      ...now,
      page: '/next/vip/pc',
      clientType: 'win_rrsp',
      host: 'desktopClient',
      width: 1280,
    });
  });

  it('a typed address sets everything', () => {
    expect(openTyped(now, ' /vip?themeMode=light ', 'http://127.0.0.1:3000')).toEqual({
      ...START,
      page: '/vip',
      theme: 'light',
    });
    expect(openTyped(now, 'http://127.0.0.1:3000/h5/mall', 'http://127.0.0.1:3000').page).toBe('/mall');
  });
});

describe('picking', () => {
  it('[A-102] a client type selects its host and screen', () => {
    expect(pickClientType(START, 'tv')).toMatchObject({ host: 'android', width: 1920 });
    expect(pickClientType(START, 'ipad_rrsp')).toMatchObject({ host: 'ipad', width: 820 });
    expect(pickClientType(START, 'mac_rrsp')).toMatchObject({ host: 'desktopClient', width: 1280 });
  });

  it('[A-102] a client type keeps a chosen browser and a chosen phone', () => {
    const chosen = { ...START, host: 'wechat', width: 320 } as const;
    expect(pickClientType(chosen, 'ios_jqq')).toMatchObject({ host: 'wechat', width: 320 });
  });

  it('[A-102] a host selects a client type of the brand', () => {
    expect(pickHost(START, 'android')).toMatchObject({ host: 'android', clientType: 'Android' });
    expect(pickHost(START, 'weibo')).toMatchObject({ host: 'weibo', clientType: 'web' });
    expect(pickHost({ ...START, clientType: 'tthj', host: 'android' }, 'ipad')).toMatchObject({
      host: 'ipad',
      clientType: 'tthj',
    });
  });
});

describe('address loaded in the frame', () => {
  const member = {
    ...START,
    page: '/vip',
    clientType: 'Android',
    host: 'android',
    version: '10.2.4',
  } as const;

  it('[A-102] names the client type', () => {
    expect(pageToLoad(member)).toBe('/vip?ct=Android&cv=10.2.4');
  });

  it('[A-102] omits the client type if the page should ask its host, and includes it without a host', () => {
    expect(pageToLoad({ ...member, theme: 'dark', ask: true })).toBe('/vip');
    expect(pageToLoad({ ...member, host: 'qq', ask: true })).toBe('/vip?ct=Android&cv=10.2.4');
  });
});
