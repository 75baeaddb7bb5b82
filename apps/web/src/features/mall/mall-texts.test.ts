import { CODES } from '@juban/contract/codes';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, it } from 'vitest';

it('[B-087] the page says of too few points what the server says, without the list of all codes', () => {
  expect(mallPageTexts.tooFew).toBe(CODES['2124'].msg);
});
