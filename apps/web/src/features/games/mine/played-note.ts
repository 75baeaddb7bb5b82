import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import type { PlayedGame } from '../game-data.ts';
import { playedText } from '../played-text.ts';

/** When and how often a game was played. */
export const playedNote = ({ openTime, times }: PlayedGame) =>
  `${playedText(openTime, Date.now())} / ${fill(gamesHallTexts.times, { times })}`;
