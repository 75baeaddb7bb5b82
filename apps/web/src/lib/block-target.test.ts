import { describe, expect, it } from 'vitest';
import { targetOf } from './block-target.ts';

const both = (ios: string, android: string) => ({
  targetUrlIos: ios,
  targetUrlAndroid: android,
  targetTypeIos: 'web' as const,
  targetTypeAndroid: 'web' as const,
});

describe('the target of an item', () => {
  it("[A-055] is the address for the page's system", () => {
    const item = both('/games/home', '/vip/activity/gamesActivity?source=vip');
    expect(targetOf(item, 'ios', 'yujian')).toEqual({ kind: 'own', to: '/games/home', search: {} });
    expect(targetOf(item, 'android', 'yujian')).toEqual({
      kind: 'own',
      to: '/vip/activity/gamesActivity',
      search: { source: 'vip' },
    });
  });

  it('[A-055] depends on the type: only shown, or restoring, which only iOS supports', () => {
    const none = { ...both('/mall', '/mall'), targetTypeIos: 'none' as const };
    expect(targetOf(none, 'ios', 'yujian')).toBeUndefined();
    expect(targetOf(none, 'android', 'yujian')).toMatchObject({ kind: 'own' });
    const restore = {
      ...both('', ''),
      targetTypeIos: 'restore' as const,
      targetTypeAndroid: 'restore' as const,
    };
    expect(targetOf(restore, 'ios', 'yujian')).toEqual({ kind: 'restore' });
    expect(targetOf(restore, 'android', 'yujian')).toBeUndefined();
  });

  it('[A-055] may be the brand’s own site', () => {
    const url = 'https://www.yujian.example/help';
    expect(targetOf(both(url, url), 'ios', 'yujian')).toEqual({ kind: 'outside', url });
    expect(targetOf(both(url, url), 'ios', 'ddsp')).toBeUndefined();
  });

  it.each([
    '',
    'https://evil.test/',
    '//evil.test/vip',
    '/\\evil.test',
    'javascript:alert(1)',
    'intent://vip#Intent;end',
    'vip',
  ])('[A-055] is never %j', (url) => {
    expect(targetOf(both(url, url), 'android', 'yujian')).toBeUndefined();
  });
});
