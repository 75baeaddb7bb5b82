import { CLIENT_TYPES, clientTypeOf } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { clientTypeInHost, HOSTS, usualHost } from './hosts.ts';

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
  ])('[A-102] %s is at home in %s', (clientType, host) => {
    expect(usualHost(clientType)).toBe(host);
  });

  it('[A-102] bring a client type of theirs, without leaving the brand', () => {
    expect(clientTypeInHost('android', 'web')).toBe('Android');
    expect(clientTypeInHost('ipad', 'android_ddsp')).toBe('ipad_ddsp');
    for (const host of HOSTS) {
      for (const { id, brand } of CLIENT_TYPES)
        expect(clientTypeOf(clientTypeInHost(host, id)).brand).toBe(brand);
    }
  });

  it('[A-102] keep the client type where the brand has none of theirs, and in browsers', () => {
    expect(clientTypeInHost('ipad', 'tthj')).toBe('tthj');
    expect(clientTypeInHost('wechat', 'ios_jqq')).toBe('ios_jqq');
  });
});
