import { afterEach, describe, expect, it, vi } from 'vitest';
import { slideTypes } from './slide.ts';
import { slideIn } from './slide-in.ts';

const change = (from: string | undefined, to: string) => ({
  fromLocation: from === undefined ? undefined : { pathname: from },
  toLocation: { pathname: to },
});

describe('slide direction', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/vip/level/home', '/vip', 'slide-right'],
    ['/vip', '/', 'slide-right'],
    ['/vip', '/vip/level/home', 'slide-left'],
    ['/games/home', '/games/search', 'slide-left'],
    ['/', '/login', 'slide-left'],
    ['/vip/', '/mall', 'slide-left'],
  ])('[A-015] from %s to %s: %s', (from, to, type) => {
    expect(slideTypes(change(from, to))).toEqual([type]);
  });

  it('[A-015] nothing slides on the first load, or when only the query changes', () => {
    expect(slideTypes(change(undefined, '/vip'))).toBe(false);
    expect(slideTypes(change('/vip', '/vip'))).toBe(false);
  });

  it('[A-015] nothing slides with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(slideTypes(change('/', '/vip'))).toBe(false);
  });
});

describe('a browser without typed view transitions', () => {
  afterEach(() => vi.unstubAllGlobals());

  function draw(main: object | null = {}) {
    const slide: Record<string, () => void> = {};
    const animate = vi.fn(() => slide);
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', {
      querySelector: () => main && { animate, ...main },
      documentElement: { dataset },
    });
    return { animate, dataset, slide };
  }
  const startOf = ({ animate }: ReturnType<typeof draw>) =>
    (animate.mock.calls as unknown as [Keyframe[], KeyframeAnimationOptions][]).map(([frames, { id }]) => [
      id,
      frames[0]?.transform,
    ]);

  it('[A-015] slides the new page in from the side it comes from', () => {
    const page = draw();
    slideIn(change('/', '/vip'));
    slideIn(change('/vip/level/home', '/vip'));
    expect(startOf(page)).toEqual([
      ['slide-left', 'translateX(60%)'],
      ['slide-right', 'translateX(-28%)'],
    ]);
    expect(page.dataset).toEqual({ sliding: '' });
    page.slide.onfinish?.();
    expect(page.dataset).toEqual({});
  });

  it('[A-015] slides nothing on the first load, within a page and with reduced motion', () => {
    const page = draw();
    slideIn(change(undefined, '/vip'));
    slideIn(change('/vip', '/vip'));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    slideIn(change('/', '/vip'));
    expect(page.animate).not.toHaveBeenCalled();
    expect(page.dataset).toEqual({});
  });

  it('[A-015] changes pages without animation where animating is impossible', () => {
    const page = draw({ animate: undefined });
    slideIn(change('/', '/vip'));
    expect(page.dataset).toEqual({});
  });
});
