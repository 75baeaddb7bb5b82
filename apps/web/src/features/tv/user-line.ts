import { fill } from '@juban/contract/texts/fill';
import { tvTexts } from '@juban/contract/texts/tv';
import { isPermanent } from '@juban/domain/membership';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import type { TvUser } from './use-tv-user.ts';

/** The last day of a membership; undefined where it has none. */
export const lastDayOf = (end: number): string | undefined =>
  isPermanent(new Date(end)) ? undefined : shanghaiDay(new Date(end));

type Facts = Pick<TvUser, 'nickName' | 'vipInfo' | 'isActive'>;

/** Name and membership in one line. */
export function userLine({ nickName: name, vipInfo, isActive }: Facts): string {
  const end = vipInfo.expiredTime;
  if (end === null || end === undefined) return fill(tvTexts.noVip, { name });
  if (!isActive) return fill(tvTexts.expired, { name });
  const date = lastDayOf(end);
  return date === undefined ? fill(tvTexts.permanent, { name }) : fill(tvTexts.validUntil, { name, date });
}
