import { describe, expect, it } from 'vitest';
import { barRequest } from './bar-request.ts';
import { barTarget } from './bar-target.ts';
import { type BarSearch, readBar } from './read-bar.ts';

const ORIGIN = 'https://m.example';
const read = (search: BarSearch) => readBar({ visible: 'true', ...search }, ORIGIN);

describe('a bar described by the address', () => {
  it('[A-050] is shown only when visible is true', () => {
    const rest = { title: '活动', showBack: 'true' };
    expect(
      [undefined, '', 'false', 'yes', '0'].map((visible) =>
        readBar({ ...rest, ...(visible !== undefined && { visible }) }),
      ),
    ).toEqual(Array(5).fill(undefined));
    expect(read(rest)).toEqual({ title: '活动', showBack: true });
  });

  it('[A-050] has only the given fields', () => {
    expect(read({})).toEqual({});
    expect(
      read({ title: '活动', showTitle: 'false', showRight: 'false', right: '{"url":"/vip","title":"会员"}' }),
    ).toEqual({});
  });

  it('[A-050] follows every field', () => {
    const right = { url: '/vip/orders?a=1', title: '订单', color: '#0f0', immersive: true };
    expect(
      read({
        title: ' 活动 ',
        category: '会员',
        color: '#FFF',
        bgColor: '#102030',
        showBack: '1',
        showClose: 'true',
        showTitle: 'true',
        centerTitle: 'true',
        immersive: 'true',
        showRight: 'true',
        right: JSON.stringify(right),
      }),
    ).toEqual({
      title: '活动',
      category: '会员',
      color: 'rgb(255, 255, 255)',
      bgColor: 'rgb(16, 32, 48)',
      showBack: true,
      showClose: true,
      centerTitle: true,
      immersive: true,
      right: { ...right, color: 'rgb(0, 255, 0)' },
    });
  });

  it.each([
    ['an invalid colour', { color: 'red;background:url(//evil.example)', bgColor: 'expression(1)' }, {}],
    [
      'a background alone gets readable text',
      { bgColor: '#fff' },
      { bgColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' },
    ],
    ['junk for the right link', { right: '{"url":' }, {}],
    ['a right link that is not an object', { right: '7' }, {}],
    ['a right link without a title', { right: '{"url":"/vip"}' }, {}],
    ['a script', { right: '{"url":"javascript:alert(1)","title":"点我"}' }, {}],
    ['a stranger', { right: '{"url":"https://evil.example/vip","title":"点我"}' }, {}],
  ])('[A-050] %s', (_what, search, bar) => {
    expect(read(search)).toEqual(bar);
  });
});

describe('whether an address requests a bar', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['', undefined],
    ['yes', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('[A-050] %j: %j', (visible, wish) => {
    expect(barRequest(visible)).toBe(wish);
  });
});

describe('where a bar may lead', () => {
  it.each([
    ['/vip?id=1#top', '/vip?id=1#top'],
    ['https://m.example/vip?token=secret', '/vip'],
    ['https://www.ddsp.example/down?token=secret&a=1', 'https://www.ddsp.example/down?a=1'],
    ['//evil.example', undefined],
    ['/..//evil.example', undefined],
    ['/.//evil.example', undefined],
    ['https://m.example//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['\tjavascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['http://www.ddsp.example/', undefined],
    ['https://www.ddsp.example.evil.example/', undefined],
    ['http://', undefined],
  ])('[A-050] %j: %j', (url, target) => {
    expect(barTarget(url, ORIGIN)).toBe(target);
  });

  it('[A-050] accepts paths while the origin is unknown', () => {
    expect([barTarget('/vip'), barTarget('https://m.example/vip')]).toEqual(['/vip', undefined]);
  });
});
