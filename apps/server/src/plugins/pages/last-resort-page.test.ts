import { commonTexts } from '@juban/contract/texts/common';
import { expect, it } from 'vitest';
import { lastResortPage } from './last-resort-page.ts';

it('the last-resort page shows one message and a link that reloads the page', () => {
  const text = lastResortPage().replace(/<(head|style)>.*<\/\1>|<[^>]+>/g, '\n');
  const sentences = text.split(/[\n，。]/).filter(Boolean);
  expect(sentences).toContain('服务端出现了问题');
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences).toContain(commonTexts.retry);
});
