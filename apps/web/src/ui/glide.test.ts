import { afterEach, expect, it, vi } from 'vitest';
import { glide } from './glide.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 'auto'],
  [false, 'smooth'],
])('with reduced motion (%s) a row moves %s', (matches, behavior) => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches }) });
  const scrollTo = vi.fn();
  glide({ scrollTo } as unknown as HTMLElement, 300);
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior });
});
