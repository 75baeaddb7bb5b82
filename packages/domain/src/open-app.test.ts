import { describe, expect, it } from 'vitest';
import { deepLinkOf, openSourceOf, openTargetOf, readOpenTarget } from './open-app.ts';

const HOSTILE = [
  '',
  ' ',
  '../1001',
  '1001/../../x',
  '1001?source=qq',
  '1001#x',
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '%2F%2Fevil.example',
  '1001\n',
  '1001\u0000',
  '\u202e1001',
  'x'.repeat(65),
  'x'.repeat(10_240),
];

describe('target of a shared link', () => {
  it.each(['short_video', 'ablum', 'season', 'movie'])(
    '[A-019] opens %s by id, in the brand’s scheme',
    (type) => {
      const target = readOpenTarget(type, '1001');
      expect(target).toEqual({ type, id: '1001' });
      expect(deepLinkOf('yujian', target, 'weibo')).toBe(`yujian://${type}/1001?source=weibo`);
    },
  );

  it.each(['album', 'Season', 'series', '', 'season ', 'constructor', '__proto__', ...HOSTILE])(
    '[A-019] is empty for the unknown type %j',
    (type) => expect(readOpenTarget(type, '1001')).toBeUndefined(),
  );

  it.each(HOSTILE)('[A-019] is empty for the id %j', (id) =>
    expect(readOpenTarget('season', id)).toBeUndefined(),
  );

  it('[A-019] no accepted id can change scheme or host', () => {
    for (const id of ['1', '0012', 'a_b-c', '_'.repeat(64), '-']) {
      const link = new URL(deepLinkOf('jqq', readOpenTarget('movie', id), 'h5'));
      expect([link.protocol, link.host, link.pathname, link.search]).toEqual([
        'jqq:',
        'movie',
        `/${id}`,
        '?source=h5',
      ]);
    }
  });

  it('[A-019] opens a drama as a season and a film as a movie, and nothing for an invalid id', () => {
    expect(openTargetOf('drama', '1001')).toEqual({ type: 'season', id: '1001' });
    expect(openTargetOf('film', '1001')).toEqual({ type: 'movie', id: '1001' });
    for (const id of HOSTILE) expect(openTargetOf('film', id)).toBeUndefined();
  });

  it('opens the app’s start screen when there is no target', () => {
    expect(deepLinkOf('tthj', undefined, 'h5')).toBe('tthj://home?source=h5');
  });
});

describe('source marker', () => {
  it.each([
    ['wechat', {}, 'wechat'],
    ['qq', { source: 'weibo' }, 'qq'],
    ['weibo', {}, 'weibo'],
    ['alipay', {}, 'alipay'],
    ['browser', { source: 'qq' }, 'qq'],
    ['browser', { from: 'timeline' }, 'wechat'],
    ['browser', { from: 'singlemessage', source: 'weibo' }, 'weibo'],
    ['browser', {}, 'h5'],
    ['android', { source: 'x'.repeat(10_240) }, 'h5'],
    ['browser', { source: 'javascript:alert(1)', from: '__proto__' }, 'h5'],
    ['browser', { source: 'h5&x=1' }, 'h5'],
  ])('[A-019] in %s with %j is %s', (container, search, source) => {
    expect(openSourceOf(container, search)).toBe(source);
  });
});
