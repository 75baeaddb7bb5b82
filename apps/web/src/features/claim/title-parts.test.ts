import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

const texts = (title: string) => titleParts(title).map(({ words }) => words.map((word) => word.text));

it('a title is split into clauses and numbers', () => {
  expect(texts('送你 30 天，把想看的都看完')).toEqual([['送你 ', '30', ' 天，'], ['把想看的都看完']]);
  expect(titleParts('送你 30 天')[0]?.words.map((word) => word.isFigure)).toEqual([false, true, false]);
});

it('a repeated clause or number keeps its own position', () => {
  const clauses = titleParts('30 天又 30 天，好看，好看');
  expect(new Set(clauses.map(({ at }) => at)).size).toBe(3);
  expect(clauses[0]?.words.map(({ at }) => at)).toEqual([0, 2, 6, 8]);
});
