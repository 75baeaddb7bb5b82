import { DAY_MS } from './membership.ts';
import { shanghaiMidnight } from './shanghai-day.ts';

const TEN_THOUSAND = 10_000;

/** Followers as people read them: the plain number below ten thousand, else ten-thousands cut to one decimal. */
export function followersText(count: number): string {
  if (count < TEN_THOUSAND) return String(count);
  // Cut, not rounded: 19,999 followers are not two times ten thousand.
  return `${Math.floor(count / (TEN_THOUSAND / 10)) / 10}万`;
}

/** Number of the newest episode out; 0 before the first one. */
export function newestEpisode(episodes: ReadonlyArray<{ episodeNo: number }>): number {
  return episodes.reduce((newest, { episodeNo }) => Math.max(newest, episodeNo), 0);
}

/** True from the first ms of playDate on. */
export function isPlaying(playDate: Date | null, now: Date): boolean {
  return playDate === null || now >= playDate;
}

/** Days in Shanghai's calendar until playDate: 1 is tomorrow, 0 is today or past. */
export function daysUntilPlay(playDate: Date, now: Date): number {
  const days = (shanghaiMidnight(playDate).getTime() - shanghaiMidnight(now).getTime()) / DAY_MS;
  return Math.max(0, days);
}

/** A drama that names no brand belongs to all; one that names some is unknown to every other. */
export function isForBrand(brands: readonly string[], brand: string): boolean {
  return brands.length === 0 || brands.includes(brand);
}
