import { describe, expect, it } from 'vitest';
import { pathFormOf, toAddress, toRoutePath } from './path-forms.ts';

describe('one route, several addresses', () => {
  it.each([
    ['/', '/'],
    ['/h5', '/'],
    ['/h5/vip/union/netease', '/vip/union/netease'],
    ['/home', '/'],
    ['/home/dailyPunch', '/dailyPunch'],
    ['/home/share', '/share'],
    ['/home/share_open/season/1001', '/share_open/season/1001'],
    ['/home/outside/vip_days/spring', '/outside/vip_days/spring'],
    ['/h5/home/filmCriticDDSP', '/filmCriticDDSP'],
    ['/h5x/vip', '/h5x/vip'],
  ])('[A-003] [A-012] %s is the route %s, and links keep its form', (address, route) => {
    expect(toRoutePath(address)).toBe(route);
    expect(toAddress(route, pathFormOf(address))).toBe(address);
  });

  it.each(['/vip', '/mall/points', 's', '/share_open/season'])(
    '[A-003] %s is not a child of home',
    (rest) => {
      const address = `/home${rest}`;
      expect(toRoutePath(address)).toBe(address);
    },
  );

  it('[A-012] drops /home when leading to another part of the app', () => {
    const form = pathFormOf('/h5/home/dailyPunch');
    expect(toAddress('/vip', form)).toBe('/h5/vip');
    expect(toAddress('/pieceList', form)).toBe('/h5/home/pieceList');
  });
});
