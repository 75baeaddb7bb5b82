import type { CallOutput } from '@juban/contract';
import { GIFT_BUNDLE_NAMES } from '@juban/contract/gift/gift.names';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { DAY_MS, type GiftBundleType, type GiftStanding } from '@juban/domain';
import type { GiftChoice } from './gift.repository.ts';

export type Gift = CallOutput<'listGifts'>['month'];

export interface GiftFacts {
  standing: GiftStanding;
  /** The choice of the current cycle. */
  choiceName: string | undefined;
  offered: readonly GiftChoice[];
  now: Date;
}

export const isOf = (type: GiftBundleType, kind: GiftChoice['kind']) => (choice: GiftChoice) =>
  choice.kind === kind && choice.bundles.includes(type);

export function giftOf(type: GiftBundleType, { standing, choiceName, offered, now }: GiftFacts): Gift {
  const { status, cycle, nextAt } = standing;
  const name = GIFT_BUNDLE_NAMES[type];
  return {
    type,
    status,
    startTime: cycle?.startsAt.getTime() ?? null,
    endTime: cycle?.endsAt.getTime() ?? null,
    purchaseTime: cycle?.boughtAt.getTime() ?? null,
    nextTime: nextAt?.getTime() ?? null,
    leftDays: cycle ? Math.floor((cycle.endsAt.getTime() - now.getTime()) / DAY_MS) : null,
    name,
    showName: fill(giftTexts.bundleName, { bundle: name }),
    choiceName: choiceName ?? null,
    logos: [...new Set(offered.filter(isOf(type, 'card')).map(({ logo }) => logo))],
  };
}

export function choiceOf({ choiceId, name, term, value, logo }: GiftChoice) {
  return { choice: choiceId, name, term, value, logo };
}
