import { expect, it } from 'vitest';
import { gameDetailTexts } from '../texts/game-detail.ts';
import { gameRightsTexts } from '../texts/game-rights.ts';
import { gamesHallTexts } from '../texts/games-hall.ts';

it('[A-047] the hall does not promise release reminders, because nothing sends them', () => {
  const words = [gameDetailTexts, gameRightsTexts, gamesHallTexts].flatMap((texts) => Object.values(texts));
  expect(words.filter((text) => text.includes('提醒'))).toEqual([]);
});
