import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { followersText } from '@juban/domain/drama';
import { monthDayText } from '@juban/domain/shanghai-words';
import type { GameCard } from './game-data.ts';

const NOT_OUT = 2;

const ACTS = {
  h5: gamesHallTexts.play,
  apk: gamesHallTexts.download,
  '': gamesHallTexts.visit,
} as const;

/** What can be done with a game, in two characters; its page does it. */
export function actText({ status, suffix }: Pick<GameCard, 'status' | 'suffix'>): string {
  return status === NOT_OUT ? gamesHallTexts.book : ACTS[suffix];
}

/** Kind, then size; of one that is not out, its day. */
export function factsText({ categories, packSize, suffix, status, releaseTime }: GameCard): string {
  const size = packSize || (suffix === 'h5' ? gamesHallTexts.noDownload : '');
  const day = releaseTime === null ? '' : fill(gamesHallTexts.outOn, { day: monthDayText(releaseTime) });
  const last = { 0: gamesHallTexts.takenDown, 1: size, 2: day }[status];
  return [...categories, last].filter(Boolean).join(' / ');
}

/** How many play it or wait for it. */
export function crowdText({ playNum, status }: Pick<GameCard, 'playNum' | 'status'>): string {
  const words = status === NOT_OUT ? gamesHallTexts.waiting : gamesHallTexts.playing;
  return fill(words, { count: followersText(playNum) });
}
