import { GIFT_BUNDLE_NAMES } from '@juban/contract/gift/gift.names';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { GIFT_BUNDLES, type GiftBundle, type GiftBundleType } from '@juban/domain/gift-bundles';

/** The texts of one bundle. */
export interface GiftRow {
  type: GiftBundleType;
  name: string;
  rule: string;
  worth: string;
  /** Extras besides the value. */
  more: string | undefined;
}

function ruleOf({ cycle, cards }: GiftBundle): string {
  if (cards === null) return giftTexts.ruleAuto;
  if (cards > 1) return fill(giftTexts.ruleMonths, { months: cards });
  return cycle === 'week' ? giftTexts.ruleWeek : giftTexts.ruleMonth;
}

function moreOf({ extra }: GiftBundle): string | undefined {
  return extra === undefined ? undefined : fill(giftTexts.valueExtra, { value: extra });
}

function rowOf(type: GiftBundleType): GiftRow {
  const bundle: GiftBundle = GIFT_BUNDLES[type];
  const worth = bundle.cards === 1 ? giftTexts.valueMost : giftTexts.value;
  return {
    type,
    name: GIFT_BUNDLE_NAMES[type],
    rule: ruleOf(bundle),
    worth: fill(worth, { value: bundle.value }),
    more: moreOf(bundle),
  };
}

/** Every bundle by duration. */
export const GIFT_ROWS: readonly GiftRow[] = (Object.keys(GIFT_BUNDLES) as GiftBundleType[]).map(rowOf);
