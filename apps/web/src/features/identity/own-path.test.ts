import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://h5.yujian.example';

describe('own path', () => {
  it('[A-016] keeps internal paths with query and fragment', () => {
    for (const path of [
      '/',
      '/vip',
      '/h5/vip/orders?from=a&b=1#top',
      '/keyword/8888',
      '/next/vip/pc?ct=win_rrsp',
    ]) {
      expect(ownPath(path, ORIGIN)).toBe(path);
    }
  });

  it('[A-016] reduces a full address of our origin to its path', () => {
    expect(ownPath(`${ORIGIN}/vip?x=1#y`, ORIGIN)).toBe('/vip?x=1#y');
    expect(ownPath(`${ORIGIN}/`, ORIGIN)).toBe('/');
  });

  it('[A-016] leads to / for every other origin, however it is written', () => {
    const foreign = [
      undefined,
      '',
      'vip',
      'https://evil.example/vip',
      'http://h5.yujian.example/vip',
      `${ORIGIN}.evil.example/vip`,
      `${ORIGIN}@evil.example/`,
      `${ORIGIN}//evil.example`,
      `${ORIGIN}/\\evil.example`,
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '\u0000/vip',
      ' /vip',
      'javascript:alert(1)',
      'data:text/html,hi',
    ];
    for (const redirect of foreign) expect(ownPath(redirect, ORIGIN)).toBe('/');
  });

  it('[A-016] results are resolved by a browser on our own origin', () => {
    for (const redirect of ['/..//evil.example', '/%2f/evil.example', '/@evil.example', '/.//evil.example']) {
      expect(new URL(ownPath(redirect, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
    }
  });

  it('knows no origin on the server and then accepts paths only', () => {
    expect(ownPath('/vip')).toBe('/vip');
    expect(ownPath(`${ORIGIN}/vip`)).toBe('/');
  });
});
