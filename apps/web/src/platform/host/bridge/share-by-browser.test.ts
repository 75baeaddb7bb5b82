import { afterEach, expect, it, vi } from 'vitest';
import { shareByBrowser } from './share-by-browser.ts';

const CARD = { title: '好剧', text: '一起看', url: 'https://m.brand.example/share/1' };
const named = (name: string) => Object.assign(new Error(name), { name });

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['shared', async (): Promise<void> => undefined],
  ['cancelled', (): Promise<void> => Promise.reject(named('AbortError'))],
  ['failed', (): Promise<void> => Promise.reject(named('NotAllowedError'))],
] as const)('%s is the result of the browser’s own panel', async (said, share) => {
  vi.stubGlobal('navigator', { share });
  expect(await shareByBrowser(CARD)).toBe(said);
});

it('a link that was only copied does not count as shared', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareByBrowser(CARD)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(CARD.url);
  vi.stubGlobal('navigator', {});
  expect(await shareByBrowser(CARD)).toBe('failed');
});
