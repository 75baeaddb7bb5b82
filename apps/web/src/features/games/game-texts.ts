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

/** The game's action in two characters. */
export function actText({ status, suffix }: Pick<GameCard, 'status' | 'suffix'>): string {
  return status === NOT_OUT ? gamesHallTexts.book : ACTS[suffix];
}

/** Category, then size; the release day of an unreleased game. */
export function factsText({ categories, packSize, suffix, status, releaseTime }: GameCard): string {
  const size = packSize || (suffix === 'h5' ? gamesHallTexts.noDownload : '');
  const day = releaseTime === null ? '' : fill(gamesHallTexts.outOn, { day: monthDayText(releaseTime) });
  const last = { 0: gamesHallTexts.takenDown, 1: size, 2: day }[status];
  return [...categories, last].filter(Boolean).join(' / ');
}

/** The number of players, or of reservations. */
export function crowdText({ playNum, status }: Pick<GameCard, 'playNum' | 'status'>): string {
  const words = status === NOT_OUT ? gamesHallTexts.waiting : gamesHallTexts.playing;
  return fill(words, { count: followersText(playNum) });
}
