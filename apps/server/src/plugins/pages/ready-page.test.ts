import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeReadyPage } from './ready-page.ts';

const WORDS = 'island summer tide lantern harbour letter winter orchard river market'.split(' ');
/** Long and varied enough that packing it tighter shows. */
const HTML = Array.from(
  { length: 300 },
  (_, at) =>
    `<a href="/share/drama?dramaId=${(at * 7_919) % 9_973}">${WORDS[(at * at) % 10]} ${WORDS[at % 7]}</a>`,
).join('');

it('a page that is asked for again is packed tighter, and is still the same page', async () => {
  const page = makeReadyPage(HTML);
  const first = await page.body('br');
  expect(await page.body('br')).toBe(first);
  await expect.poll(async () => (await page.body('br')).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(HTML);
});
