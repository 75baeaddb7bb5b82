import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { shanghaiWall } from '@juban/domain/shanghai-day';
import { clockText, monthDayText } from '@juban/domain/shanghai-words';

const DAY_MS = 86_400_000;

const dayOf = (time: number) => Math.floor(shanghaiWall(time).getTime() / DAY_MS);

const NEAR = [gamesHallTexts.today, gamesHallTexts.yesterday];

/** When a game was played: time for today and yesterday, otherwise the date; in Shanghai. */
export function playedText(time: number, now: number): string {
  const words = NEAR[dayOf(now) - dayOf(time)];
  if (words === undefined) return monthDayText(time);
  return fill(words, { clock: clockText(time) });
}
