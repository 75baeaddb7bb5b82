import { fill } from '@juban/contract/texts/fill';
import { tvTexts } from '@juban/contract/texts/tv';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import type { TvUser } from './use-tv-user.ts';

type Facts = Pick<TvUser, 'nickName' | 'vipInfo' | 'isActive'>;

/** Name and membership in one line. */
export function userLine({ nickName: name, vipInfo, isActive }: Facts): string {
  const end = vipInfo.expiredTime;
  if (end === null || end === undefined) return fill(tvTexts.noVip, { name });
  if (!isActive) return fill(tvTexts.expired, { name });
  return fill(tvTexts.member, { name, end: membershipEndText(end) });
}
