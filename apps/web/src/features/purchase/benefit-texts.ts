import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { GIFT_BUNDLES, type GiftBundle, type GiftBundleType } from '@juban/domain/gift-bundles';

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

/** The four cards of the VIP+ area. */
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
