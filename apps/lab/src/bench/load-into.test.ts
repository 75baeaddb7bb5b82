import { describe, expect, it, vi } from 'vitest';
import { loadInto } from './load-into.ts';

function frameAt(href: string) {
  const location = { href, replace: vi.fn(), reload: vi.fn() };
  return { location };
}

describe('loading into the frame', () => {
  it.each([
    ['/help?id=1#how', 'http://lab.test/help?id=1#how', 1],
    ['/help?id=1#how', 'http://lab.test/help?id=1', 1],
    ['/help?id=1', 'http://lab.test/help?id=1#how', 0],
    ['/help?id=2#how', 'http://lab.test/help?id=1#how', 0],
    ['/help#how', 'about:blank', 0],
  ])('[A-102] %s from %s loads with %d reloads', (address, from, reloads) => {
    const page = frameAt(from);
    loadInto(page, `http://lab.test${address}`);
    expect(page.location.replace).toHaveBeenCalledOnce();
    expect(page.location.reload).toHaveBeenCalledTimes(reloads);
  });

  it('[A-102] replaces a page of another origin', () => {
    const replace = vi.fn();
    const page = {
      location: {
        get href(): string {
          throw new DOMException('Blocked', 'SecurityError');
        },
        replace,
        reload: vi.fn(),
      },
    };
    loadInto(page, 'http://lab.test/help#how');
    expect(replace).toHaveBeenCalledWith('http://lab.test/help#how');
  });
});
