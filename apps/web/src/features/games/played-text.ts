import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { dayText } from './game-words.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

const dayOf = (time: number) => Math.floor((time + SHANGHAI_AHEAD_MS) / DAY_MS);

const NEAR = [gamesHallTexts.today, gamesHallTexts.yesterday];

/** When a game was played: today and yesterday by the clock, before that by the day; all in Shanghai. */
export function playedText(time: number, now: number): string {
  const words = NEAR[dayOf(now) - dayOf(time)];
  if (words === undefined) return dayText(time);
  return fill(words, { clock: new Date(time + SHANGHAI_AHEAD_MS).toISOString().slice(11, 16) });
}
