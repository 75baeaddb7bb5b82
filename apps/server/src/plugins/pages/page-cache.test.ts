import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { makeReadyPage } from './ready-page.ts';

const page = (letter: string, length = 10) => makeReadyPage(letter.repeat(length));

function setUp(options: { mostPages?: number; mostBytes?: number } = {}) {
  let now = 0;
  const cache = new PageCache({
    freshMs: 5_000,
    mostPages: 3,
    mostBytes: 1_000_000,
    now: () => now,
    ...options,
  });
  return { cache, wait: (ms: number) => (now += ms) };
}

describe('cached pages', () => {
  it('are served for exactly five seconds', () => {
    const { cache, wait } = setUp();
    const home = page('a');
    cache.set('/', home);
    wait(4_999);
    expect(cache.get('/')).toBe(home);
    wait(1);
    expect(cache.get('/')).toBeUndefined();
  });

  it('stay the same object, packed forms included, while their content does not change', () => {
    const { cache, wait } = setUp();
    const home = page('a');
    cache.set('/', home);
    wait(5_000);
    expect(cache.set('/', page('a'))).toBe(home);
    expect(cache.get('/')).toBe(home);
    const changed = page('b');
    expect(cache.set('/', changed)).toBe(changed);
    expect([cache.get('/'), cache.size]).toEqual([changed, 1]);
  });

  it('are evicted by number, least recently used first', () => {
    const { cache } = setUp();
    for (const href of ['/1', '/2', '/3']) cache.set(href, page('a'));
    cache.get('/1');
    cache.set('/4', page('a'));
    expect(['/1', '/2', '/3', '/4'].filter((href) => cache.get(href))).toEqual(['/1', '/3', '/4']);
  });

  it('that many visitors read stay, whatever else is requested once', () => {
    const { cache, wait } = setUp({ mostPages: 8 });
    cache.set('/rendered-again', page('a'));
    wait(5_000);
    cache.set('/rendered-again', page('a'));
    cache.set('/read', page('b'));
    cache.get('/read');
    for (let n = 0; n < 50; n += 1) cache.set(`/made-up-${n}`, page('c'));
    const asked = ['/rendered-again', '/read', '/made-up-0'];
    expect(asked.filter((href) => cache.get(href))).toEqual(['/rendered-again', '/read']);
    expect(cache.size).toBe(8);
  });

  it('that were popular earlier make way for those that are read now', () => {
    const { cache } = setUp({ mostPages: 4 });
    const read = ['/1', '/2', '/3', '/4', '/5', '/6'];
    for (const href of read) {
      cache.set(href, page('a'));
      cache.get(href);
    }
    expect(read.filter((href) => cache.get(href))).toEqual(['/3', '/4', '/5', '/6']);
  });

  it('are evicted by weight', () => {
    const { cache } = setUp({ mostBytes: 3_200 });
    for (const href of ['/1', '/2', '/3']) cache.set(href, page('a', 1_000));
    expect(['/1', '/2', '/3'].filter((href) => cache.get(href))).toEqual(['/2', '/3']);
    cache.set('/2', page('b', 1_000));
    expect(cache.size).toBe(2);
  });

  it('are all cleared at once', () => {
    const { cache } = setUp();
    cache.set('/', page('a'));
    const { generation } = cache;
    cache.clear();
    expect([cache.get('/'), cache.generation]).toEqual([undefined, generation + 1]);
  });
});
