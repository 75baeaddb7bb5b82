import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { MembershipStatus } from '@juban/domain/membership';
import { renewedLevelOf } from '@juban/domain/membership-card';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import type { Member } from './member.ts';

type Facts = Pick<Member, 'status' | 'level' | 'expiredTime'>;

const renew = ({ level }: Facts) => fill(purchaseTexts.renewToActivate, { level: renewedLevelOf(level) });

const TEXTS: Readonly<Record<MembershipStatus, (facts: Facts) => string>> = {
  0: () => purchaseTexts.openVip,
  1: () => purchaseTexts.expired,
  2: renew,
  3: renew,
  4: ({ expiredTime }) => membershipEndText(expiredTime ?? 0),
  5: () => purchaseTexts.notActivated,
};

/** The text for a membership, by its status code. */
export const membershipText = (facts: Facts): string => TEXTS[facts.status](facts);
