import { describe, expect, it } from 'vitest';
import { ownPath, readPageAddress, withToken, writePageAddress } from './page-address.ts';

const plain = { clientType: 'web', version: '', theme: 'system', h5: false } as const;

describe('path in this app', () => {
  it('keeps path, query and fragment', () => {
    expect(ownPath('/share/drama?dramaId=0012#cast')).toBe('/share/drama?dramaId=0012#cast');
    expect(ownPath('vip')).toBe('/vip');
  });

  it('is the home page for an external address', () => {
    for (const text of [
      '//evil.example/x',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ]) {
      expect(ownPath(text)).toBe('/');
    }
  });

  it('accepts a full address of this origin', () => {
    const origin = 'http://127.0.0.1:3000';
    expect(ownPath(`${origin}/vip?x=1`, origin)).toBe('/vip?x=1');
    expect(ownPath('http://127.0.0.1:30001/vip', origin)).toBe('/');
  });
});

describe('page address', () => {
  it('is parsed into page, prefix, client type and theme', () => {
    expect(readPageAddress('/h5/vip?ct=ios_ddsp&cv=10.2.4&themeMode=dark&source=lab')).toEqual({
      page: '/vip?source=lab',
      h5: true,
      clientType: 'ios_ddsp',
      version: '10.2.4',
      theme: 'dark',
    });
    expect(readPageAddress('/h5')).toEqual({ page: '/', h5: true });
    expect(readPageAddress('/h5x')).toEqual({ page: '/h5x', h5: false });
  });

  it('drops a token, an unknown client type, an invalid version and an unknown theme', () => {
    expect(readPageAddress('/vip?token=secret&ct=nobody&cv=latest&themeMode=blue')).toEqual({
      page: '/vip',
      h5: false,
    });
  });

  it('contains only values that differ from the default', () => {
    expect(writePageAddress({ page: '/', ...plain })).toBe('/');
    expect(writePageAddress({ page: '/', ...plain, h5: true })).toBe('/h5');
    expect(
      writePageAddress({
        page: '/share/drama?dramaId=0012',
        clientType: 'ios_ddsp',
        version: '10.2.4',
        theme: 'light',
        h5: true,
      }),
    ).toBe('/h5/share/drama?dramaId=0012&ct=ios_ddsp&cv=10.2.4&themeMode=light');
  });

  it('contains a token only on request', () => {
    expect(withToken('/vip?ct=web', 'a b')).toBe('/vip?ct=web&token=a+b');
  });
});
