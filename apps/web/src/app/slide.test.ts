import { afterEach, describe, expect, it, vi } from 'vitest';
import { slideTypes } from './slide.ts';

const change = (from: string | undefined, to: string) => ({
  fromLocation: from === undefined ? undefined : { pathname: from },
  toLocation: { pathname: to },
});

describe('which way a page slides', () => {
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

  it('[A-015] nothing slides on the first load, nor when only the query changes', () => {
    expect(slideTypes(change(undefined, '/vip'))).toBe(false);
    expect(slideTypes(change('/vip', '/vip'))).toBe(false);
  });

  it('[A-015] nothing slides with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(slideTypes(change('/', '/vip'))).toBe(false);
  });
});

describe('sliding pages', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser, and a router that tells what it was given. */
  async function open({ knowsTypes = false, main = {} as object | null } = {}) {
    const slide: Record<string, () => void> = {};
    const animate = vi.fn((_frames: Keyframe[], _options: KeyframeAnimationOptions) => slide);
    const dataset: Record<string, string> = {};
    vi.stubGlobal('CSS', { supports: () => knowsTypes });
    vi.stubGlobal('document', {
      querySelector: () => main && { animate, ...main },
      documentElement: { dataset },
    });
    vi.resetModules();
    const { slidePages } = await import('./slide.ts');
    const drawn: Array<(location: ReturnType<typeof change>) => void> = [];
    const options: { defaultViewTransition?: { types: (given: ReturnType<typeof change>) => unknown } } = {};
    const router = { options, subscribe: (_event: string, draw: (typeof drawn)[0]) => void drawn.push(draw) };
    slidePages(router as never);
    slidePages(router as never);
    const go = (from: string | undefined, to: string) => {
      for (const draw of drawn) draw(change(from, to));
    };
    const starts = () => animate.mock.calls.map(([frames, { id }]) => [id, frames[0]?.transform]);
    return { animate, dataset, slide, options, drawn, go, starts };
  }

  it('[A-015] is left to the browser where it knows typed view transitions', async () => {
    const { options, drawn } = await open({ knowsTypes: true });
    expect(options.defaultViewTransition?.types(change('/', '/vip'))).toEqual(['slide-left']);
    expect(drawn).toEqual([]);
  });

  it('[A-015] moves the new page in from the side it comes from where the browser knows none', async () => {
    const { options, go, starts, dataset, slide } = await open();
    expect(options).toEqual({});
    go('/', '/vip');
    go('/vip/level/home', '/vip');
    expect(starts()).toEqual([
      ['slide-left', 'translateX(60%)'],
      ['slide-right', 'translateX(-28%)'],
    ]);
    expect(dataset).toEqual({ sliding: '' });
    slide.onfinish?.();
    expect(dataset).toEqual({});
  });

  it('[A-015] moves nothing on the first load, within a page and with reduced motion', async () => {
    const { go, animate, dataset } = await open();
    go(undefined, '/vip');
    go('/vip', '/vip');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    go('/', '/vip');
    expect(animate).not.toHaveBeenCalled();
    expect(dataset).toEqual({});
  });

  it('[A-015] changes pages plainly where nothing can be animated', async () => {
    const { go, dataset } = await open({ main: { animate: undefined } });
    go('/', '/vip');
    expect(dataset).toEqual({});
  });
});
