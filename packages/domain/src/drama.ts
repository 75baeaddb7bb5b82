import { DAY_MS } from './membership.ts';
import { shanghaiMidnight } from './shanghai-day.ts';

const TEN_THOUSAND = 10_000;

/**
 * Follower count for display: the plain number below 10,000, above it in units of 10,000 (万) with one
 * decimal.
 */
export function followersText(count: number): string {
  if (count < TEN_THOUSAND) return String(count);
  // Truncated, not rounded: 19,999 must not be shown as 2万.
  return `${Math.floor(count / (TEN_THOUSAND / 10)) / 10}万`;
}

/** Number of the newest released episode; 0 before the first. */
export function newestEpisode(episodes: ReadonlyArray<{ episodeNo: number }>): number {
  return episodes.reduce((newest, { episodeNo }) => Math.max(newest, episodeNo), 0);
}

/** True from playDate on, and always without one. */
export function isPlaying(playDate: Date | null, now: Date): boolean {
  return playDate === null || now >= playDate;
}

/** Calendar days in Shanghai until playDate: 1 is tomorrow, 0 is today or earlier. */
export function daysUntilPlay(playDate: Date, now: Date): number {
  const days = (shanghaiMidnight(playDate).getTime() - shanghaiMidnight(now).getTime()) / DAY_MS;
  return Math.max(0, days);
}

/** A drama without brands is visible in all brands, otherwise only in those listed. */
export function isForBrand(brands: readonly string[], brand: string): boolean {
  return brands.length === 0 || brands.includes(brand);
}
