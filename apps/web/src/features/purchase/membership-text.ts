import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { isPermanent, type MembershipStatus } from '@juban/domain/membership';
import { renewedLevelOf } from '@juban/domain/membership-card';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import type { Member } from './member.ts';

type Facts = Pick<Member, 'status' | 'level' | 'expiredTime'>;

const renew = ({ level }: Facts) => fill(purchaseTexts.renewToActivate, { level: renewedLevelOf(level) });

function validity({ expiredTime }: Facts): string {
  const end = new Date(expiredTime ?? 0);
  return isPermanent(end)
    ? purchaseTexts.permanent
    : fill(purchaseTexts.validUntil, { date: shanghaiDay(end) });
}

const TEXTS: Readonly<Record<MembershipStatus, (facts: Facts) => string>> = {
  0: () => purchaseTexts.openVip,
  1: () => purchaseTexts.expired,
  2: renew,
  3: renew,
  4: validity,
  5: () => purchaseTexts.notActivated,
};

/** What a membership is at, in the words of its status code. */
export const membershipText = (facts: Facts): string => TEXTS[facts.status](facts);
