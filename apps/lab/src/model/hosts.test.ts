import { CLIENT_TYPES, clientTypeOf } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { clientTypeInHost, defaultHost, HOSTS } from './hosts.ts';

describe('hosts', () => {
  it.each([
    ['Android', 'android'],
    ['ios_ddsp', 'ios'],
    ['ipad_rrsp', 'ipad'],
    ['android_rrsp_hm', 'harmony'],
    ['web_applet', 'miniProgram'],
    ['win_rrsp_360', 'desktopClient'],
    ['mac_rrsp', 'desktopClient'],
    ['tv', 'android'],
    ['web', 'browser'],
  ])('[A-102] %s usually runs in %s', (clientType, host) => {
    expect(defaultHost(clientType)).toBe(host);
  });

  it('[A-102] select one of their client types without changing the brand', () => {
    expect(clientTypeInHost('android', 'web')).toBe('Android');
    expect(clientTypeInHost('ipad', 'android_ddsp')).toBe('ipad_ddsp');
    for (const host of HOSTS) {
      for (const { id, brand } of CLIENT_TYPES)
        expect(clientTypeOf(clientTypeInHost(host, id)).brand).toBe(brand);
    }
  });

  it('[A-102] keep the client type in browsers, and if the brand has none for them', () => {
    expect(clientTypeInHost('ipad', 'tthj')).toBe('tthj');
    expect(clientTypeInHost('wechat', 'ios_jqq')).toBe('ios_jqq');
  });
});
