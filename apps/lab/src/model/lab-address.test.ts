import { CLIENT_TYPES } from '@juban/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPage, openTyped, readLabAddress, START, WIDTHS, writeLabAddress } from './lab-address.ts';
import { THEMES } from './page-address.ts';

describe("the Lab's own address", () => {
  it('is empty at the start', () => {
    expect(writeLabAddress(START)).toBe('');
    expect(readLabAddress('')).toEqual(START);
  });

  it('reads like a link', () => {
    const address = { ...START, page: '/vip/level/home', clientType: 'ios_jqq', width: 320 } as const;
    expect(writeLabAddress(address)).toBe('?page=/vip/level/home&ct=ios_jqq&width=320');
  });

  it('gives back what was written into it', () => {
    const segment = fc.stringMatching(/^[\w-]{1,8}$/).filter((text) => text !== 'h5');
    const page = fc
      .tuple(segment, fc.stringMatching(/^[\w%&= +/?]{0,12}$/))
      .map(([path, value]) => `/${path}?${new URLSearchParams({ id: value })}`);
    const address = fc.record({
      page,
      clientType: fc.constantFrom(...CLIENT_TYPES.map(({ id }) => id)),
      theme: fc.constantFrom(...THEMES),
      h5: fc.boolean(),
      width: fc.constantFrom(...WIDTHS),
    });
    fc.assert(
      fc.property(address, (given) => {
        expect(readLabAddress(writeLabAddress(given))).toEqual(given);
      }),
    );
  });

  it('falls back to the start for what is malformed', () => {
    expect(readLabAddress('?page=//evil.example&ct=nobody&theme=blue&h5=yes&width=5000')).toEqual(START);
  });

  it('never keeps a token', () => {
    expect(readLabAddress('?page=%2Fvip%3Ftoken%3Dsecret').page).toBe('/vip');
  });
});

describe('opening', () => {
  const now = { ...START, clientType: 'ios_jqq', theme: 'dark', h5: true } as const;

  it('a page of the list keeps who is asking', () => {
    expect(openPage(now, '/mall')).toEqual({ ...now, page: '/mall' });
  });

  it('a page of the list that names its client type brings it', () => {
    expect(openPage(now, '/next/vip/pc?ct=win_rrsp')).toEqual({
      ...now,
      page: '/next/vip/pc',
      clientType: 'win_rrsp',
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
