import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { GIFT_BUNDLES, type GiftBundle, type GiftBundleType } from '@juban/domain/gift-bundles';

const NAMES: Readonly<Record<GiftBundleType, string>> = {
  HanXiWeekDelivery: purchaseTexts.tableWeek,
  HanXiMonthDelivery: purchaseTexts.tableMonth,
  HanXiSeasonDelivery: purchaseTexts.tableSeason,
  HanXiHalfYearDelivery: purchaseTexts.tableHalfYear,
  HanXiYearDelivery: purchaseTexts.tableYear,
  HanXiAutoMonthDelivery: purchaseTexts.tableAuto,
  HanXiAutoMonth2Delivery: purchaseTexts.tableAutoLight,
};

export interface BundleRow {
  type: GiftBundleType;
  name: string;
  rule: string;
  worth: string;
  /** What comes on top of, or in place of, the worth. */
  more: string | undefined;
}

function ruleOf({ cycle, cards }: GiftBundle): string {
  if (cards === null) return purchaseTexts.ruleAuto;
  if (cards > 1) return fill(purchaseTexts.ruleMonths, { months: cards });
  return cycle === 'week' ? purchaseTexts.ruleWeek : purchaseTexts.ruleMonth;
}

function moreOf({ extra, lightValue }: GiftBundle): string | undefined {
  if (extra) return fill(purchaseTexts.worthExtra, { value: extra });
  return lightValue ? fill(purchaseTexts.worthLight, { value: lightValue }) : undefined;
}

/** Every bundle in words, in the order of their length. */
export const BUNDLE_ROWS: readonly BundleRow[] = (Object.keys(GIFT_BUNDLES) as GiftBundleType[]).map(
  (type) => {
    const bundle: GiftBundle = GIFT_BUNDLES[type];
    const worth = bundle.cards === 1 ? purchaseTexts.worthMost : purchaseTexts.worth;
    return {
      type,
      name: NAMES[type],
      rule: ruleOf(bundle),
      worth: fill(worth, { value: bundle.value }),
      more: moreOf(bundle),
    };
  },
);

export interface BenefitCard {
  type: GiftBundleType;
  title: string;
  value: number;
  rule: string;
  extra: string | undefined;
}

const CARD_TITLES = [
  ['HanXiMonthDelivery', purchaseTexts.benefitMonth],
  ['HanXiSeasonDelivery', purchaseTexts.benefitSeason],
  ['HanXiHalfYearDelivery', purchaseTexts.benefitHalfYear],
  ['HanXiYearDelivery', purchaseTexts.benefitYear],
] as const;

/** The four that the VIP+ area shows. */
export const BENEFIT_CARDS: readonly BenefitCard[] = CARD_TITLES.map(([type, title]) => {
  const { value, cards, extra }: GiftBundle = GIFT_BUNDLES[type];
  return {
    type,
    title,
    value,
    rule:
      (cards ?? 1) > 1
        ? fill(purchaseTexts.benefitMonths, { months: cards ?? 1 })
        : purchaseTexts.benefitCard,
    extra: extra ? fill(purchaseTexts.benefitExtra, { value: extra }) : undefined,
  };
});
