import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { walkRadios } from './walk-radios.ts';

const PACKAGES = ['month', 'season', 'year'] as const;

function press(key: string, at: number, focus?: FocusOptions) {
  const choose = vi.fn();
  const radios = PACKAGES.map(() => ({ focus: vi.fn() }));
  const group = { querySelectorAll: () => radios };
  const event = { key, preventDefault: vi.fn(), currentTarget: { parentElement: group } };
  walkRadios(PACKAGES, at, choose, focus)(event as unknown as KeyboardEvent<HTMLElement>);
  return { choose, radios, event };
}

describe('keys in a radio group', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowLeft', 0, 2],
    ['ArrowRight', -1, 0],
    ['End', 0, 2],
  ])('%s at %i selects the one at %i and focuses only it', (key, at, to) => {
    const { choose, radios, event } = press(key, at, { preventScroll: true });
    expect(choose.mock.calls).toEqual([[PACKAGES[to]]]);
    expect(radios.map(({ focus }) => focus.mock.calls.length)).toEqual(
      PACKAGES.map((_, place) => +(place === to)),
    );
    expect(radios[to]?.focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('leaves other keys to the page', () => {
    const { choose, event } = press('Tab', 1);
    expect(choose).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
