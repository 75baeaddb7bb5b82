import { CODES } from '@juban/contract/codes';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, it } from 'vitest';

it("[B-087] the page's text for too few points equals the server's, without loading all codes", () => {
  expect(mallPageTexts.tooFew).toBe(CODES['2124'].msg);
});
