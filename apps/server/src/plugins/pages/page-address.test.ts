import { describe, expect, it } from 'vitest';
import { isPagePath, readPageAddress, withToken } from './page-address.ts';

describe('the address of a page', () => {
  it('[A-076] contains no token, however the token was written', () => {
    expect(readPageAddress('/vip?ct=ddmj&token=secret&id=0012')).toEqual({
      pathname: '/vip',
      href: '/vip?ct=ddmj&id=0012',
      token: 'secret',
    });
    expect(readPageAddress('/vip?tok%65n=secret').href).toBe('/vip');
    expect(readPageAddress('/vip?token=a&token=b').href).toBe('/vip');
    expect(readPageAddress('/next/simple_vip?ticket=a&ct=web').href).toBe('/next/simple_vip?ct=web');
    for (const way of ['1a.secret', '1a.secret/', '1a%2Esecret'])
      expect(readPageAddress(`/h5/vip/union/netease/status/${way}?userid=ns1`).href).toBe(
        '/h5/vip/union/netease/status/taken?userid=ns1',
      );
  });

  it.each([
    ['/vip/', '/vip'],
    ['/h5/', '/h5'],
    ['/', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/vip?id=1&id=2', '/vip?id=1'],
    ['/vip?q=%20a', '/vip?q=+a'],
    ['/vip?b=2&1=a', '/vip?1=a&b=2'],
    ['/keyword/%e5%89%a7', '/keyword/%E5%89%A7'],
    ['/keyword/%zz', '/keyword/%zz'],
    ['/vip?', '/vip'],
  ])('%s is cached under %s', (raw, href) => {
    expect(readPageAddress(raw).href).toBe(href);
    expect(readPageAddress(href).href).toBe(href);
  });

  it.each([
    '/api/none',
    '/centreapi/x',
    '/thanosapi/x',
    '/lab',
    '/upload',
    '/pay/notify/x/y',
    '/partner/x/y',
    '/healthz',
    '/readyz',
    '/metrics',
    '/assets/old.js',
    '/robots.txt',
    '/art/x.webp',
  ])('%s is not a page', (path) => {
    expect(isPagePath(path)).toBe(false);
  });

  it.each(['/', '/payTipIOS', '/apis', '/labs', '/keyword/3.5', '/nowhere'])('%s is a page', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it('[A-076] a redirect inside our origin keeps the token, one that leaves it does not', () => {
    expect(withToken('/games/home?ct=ddmj', 'a b')).toBe('/games/home?ct=ddmj&token=a+b');
    expect(withToken('/games/home', undefined)).toBe('/games/home');
    expect(withToken('https://elsewhere.example/', 'secret')).toBe('https://elsewhere.example/');
    expect(withToken('//elsewhere.example/', 'secret')).toBe('//elsewhere.example/');
  });
});
