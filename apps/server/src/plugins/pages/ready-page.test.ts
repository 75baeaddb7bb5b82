import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from '../compress.ts';
import { makeReadyPage } from './ready-page.ts';

const WORDS = 'island summer tide lantern harbour letter winter orchard river market'.split(' ');
/** Long and varied enough that tighter compression makes a difference. */
const HTML = Array.from(
  { length: 300 },
  (_, at) =>
    `<a href="/share/drama?dramaId=${(at * 7_919) % 9_973}">${WORDS[(at * at) % 10]} ${WORDS[at % 7]}</a>`,
).join('');

it('a page that is requested again is compressed better, and stays the same page', async () => {
  const page = makeReadyPage(HTML);
  const first = await page.body('br');
  expect(await page.body('br')).toBe(first);
  await expect.poll(async () => (await page.body('br')).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(HTML);
});

it('failed compression is retried by the next request, and failed tightening is silent', async () => {
  const faults = ['at first', undefined, 'at tightening'];
  const page = makeReadyPage(HTML, [], async (plain, encoding, quality) => {
    const fault = faults.shift();
    if (fault !== undefined) throw new Error(fault);
    return compress(plain, encoding, quality);
  });
  await expect(Promise.resolve(page.body('br'))).rejects.toThrow('at first');
  const packed = await page.body('br');
  expect(brotliDecompressSync(packed).toString()).toBe(HTML);
  expect(await page.body('br')).toBe(packed);
  await expect.poll(() => faults).toEqual([]);
  expect(await page.body('br')).toBe(packed);
});
