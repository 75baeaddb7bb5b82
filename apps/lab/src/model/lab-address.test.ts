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

describe("the Lab's own address", () => {
  it('is empty at the start', () => {
    expect(writeLabAddress(START)).toBe('');
    expect(readLabAddress('')).toEqual(START);
  });

  it('reads like a link', () => {
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

  it('[A-102] gives back what was written into it', () => {
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

  it('[A-102] falls back to the start for what is malformed', () => {
    const bad =
      '?page=//evil.example&ct=nobody&cv=new&theme=blue&h5=yes&host=tesla&width=5000&ask=yes&user=root';
    expect(readLabAddress(bad)).toEqual(START);
  });

  it('never keeps a token', () => {
    expect(readLabAddress('?page=%2Fvip%3Ftoken%3Dsecret').page).toBe('/vip');
  });
});

describe('opening', () => {
  const now = { ...START, clientType: 'ios_jqq', host: 'ios', theme: 'dark', h5: true } as const;

  it('a page of the list keeps who is asking', () => {
    expect(openPage(now, '/mall')).toEqual({ ...now, page: '/mall' });
  });

  it('a page of the list that names its client type brings it', () => {
    expect(openPage(now, '/next/vip/pc?ct=win_rrsp')).toEqual({
      ...now,
      page: '/next/vip/pc',
      clientType: 'win_rrsp',
      host: 'desktopClient',
      width: 1280,
    });
  });

  it('a typed address says everything', () => {
    expect(openTyped(now, ' /vip?themeMode=light ', 'http://127.0.0.1:3000')).toEqual({
      ...START,
      page: '/vip',
      theme: 'light',
    });
    expect(openTyped(now, 'http://127.0.0.1:3000/h5/mall', 'http://127.0.0.1:3000').page).toBe('/mall');
  });
});

describe('picking', () => {
  it('[A-102] a client type brings its host and its screen', () => {
    expect(pickClientType(START, 'tv')).toMatchObject({ host: 'android', width: 1920 });
    expect(pickClientType(START, 'ipad_rrsp')).toMatchObject({ host: 'ipad', width: 820 });
    expect(pickClientType(START, 'mac_rrsp')).toMatchObject({ host: 'desktopClient', width: 1280 });
  });

  it('[A-102] a client type leaves a chosen browser and a chosen phone alone', () => {
    const chosen = { ...START, host: 'wechat', width: 320 } as const;
    expect(pickClientType(chosen, 'ios_jqq')).toMatchObject({ host: 'wechat', width: 320 });
  });

  it('[A-102] a host brings a client type of the brand', () => {
    expect(pickHost(START, 'android')).toMatchObject({ host: 'android', clientType: 'Android' });
    expect(pickHost(START, 'weibo')).toMatchObject({ host: 'weibo', clientType: 'web' });
    expect(pickHost({ ...START, clientType: 'tthj', host: 'android' }, 'ipad')).toMatchObject({
      host: 'ipad',
      clientType: 'tthj',
    });
  });
});

describe('what the frame loads', () => {
  const member = {
    ...START,
    page: '/vip',
    clientType: 'Android',
    host: 'android',
    version: '10.2.4',
  } as const;

  it('[A-102] says who is asking', () => {
    expect(pageToLoad(member)).toBe('/vip?ct=Android&cv=10.2.4');
  });

  it('[A-102] says nothing where the page shall ask its host, and says it where there is nobody to ask', () => {
    expect(pageToLoad({ ...member, theme: 'dark', ask: true })).toBe('/vip');
    expect(pageToLoad({ ...member, host: 'qq', ask: true })).toBe('/vip?ct=Android&cv=10.2.4');
  });
});
