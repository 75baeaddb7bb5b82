import { reviewGuideTexts } from '@juban/contract/texts/help/review-guide';
import { describe, expect, it } from 'vitest';
import { FILM_CRITIC } from './pages/film-critic.ts';
import { FILM_CRITIC_DOTS } from './pages/film-critic-dots.ts';
import { PIECE_LIST } from './pages/piece-list.ts';
import { PIECE_LIST_DOTS } from './pages/piece-list-dots.ts';
import { missingCharacters, reviewLength } from './review-length.ts';

describe('the examples follow the rules they illustrate', () => {
  it.each([FILM_CRITIC, FILM_CRITIC_DOTS])(
    '[A-022] the review has more than 100 characters: $texts.lead',
    ({ texts }) => {
      expect(reviewLength(texts.sampleText)).toBeGreaterThan(100);
      expect(texts.ruleText).toMatch(/超过 100 字.*审核通过/);
    },
  );

  it.each([PIECE_LIST, PIECE_LIST_DOTS])(
    '[A-023] a playlist should have more than 4 titles: $texts.lead',
    ({ texts }) => {
      expect(texts.ruleText).toContain('超过 4 部');
    },
  );

  it('each brand links only to its own pages', () => {
    expect(FILM_CRITIC.guide).toEqual({ name: reviewGuideTexts.title, hint: reviewGuideTexts.lead });
    expect([FILM_CRITIC_DOTS, PIECE_LIST_DOTS].some(({ guide }) => guide)).toBe(false);
    expect([FILM_CRITIC, PIECE_LIST].map(({ sister }) => sister)).toEqual(['/pieceList', '/filmCritic']);
    expect([FILM_CRITIC_DOTS, PIECE_LIST_DOTS].every(({ sister }) => sister.endsWith('DDSP'))).toBe(true);
  });
});

describe('the length of a review', () => {
  it.each([
    ['', 0, 101],
    ['好'.repeat(99), 99, 2],
    ['好'.repeat(100), 100, 1],
    ['好'.repeat(101), 101, 0],
    ['好 \n\t　剧', 2, 99],
    ['𠮷'.repeat(101), 101, 0],
    ['。'.repeat(150), 150, 0],
  ])('[A-018] ignores whitespace, and suffices above 100 (%#)', (text, length, missing) => {
    expect([reviewLength(text), missingCharacters(text)]).toEqual([length, missing]);
  });
});
