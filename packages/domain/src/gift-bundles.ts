/**
 * Benefit bundles of VIP+ packages. The keys are the values of a package's thirdInfo. Amounts are in whole
 * yuan.
 */
export interface GiftBundle {
  /** How long one card can be claimed. */
  cycle: 'week' | 'month';
  /** Number of cards, one per cycle; null means one per cycle for as long as the package renews. */
  cards: number | null;
  /** Maximum total value of all cards; for a renewing bundle, of the card of one cycle. */
  value: number;
  /** Minimum additional value, given once. */
  extra?: number;
}

export const GIFT_BUNDLES = {
  HanXiWeekDelivery: { cycle: 'week', cards: 1, value: 15 },
  HanXiMonthDelivery: { cycle: 'month', cards: 1, value: 30 },
  HanXiSeasonDelivery: { cycle: 'month', cards: 3, value: 90 },
  HanXiHalfYearDelivery: { cycle: 'month', cards: 6, value: 300 },
  HanXiYearDelivery: { cycle: 'month', cards: 12, value: 360, extra: 3000 },
  HanXiAutoMonthDelivery: { cycle: 'month', cards: null, value: 30 },
  HanXiAutoMonth2Delivery: { cycle: 'month', cards: null, value: 30 },
} as const satisfies Record<string, GiftBundle>;

export type GiftBundleType = keyof typeof GIFT_BUNDLES;

export const GIFT_BUNDLE_TYPES = Object.keys(GIFT_BUNDLES) as [GiftBundleType, ...GiftBundleType[]];

export function giftBundleOf(thirdInfo: string | null): GiftBundleType | undefined {
  return GIFT_BUNDLE_TYPES.find((type) => type === thirdInfo);
}

/** Cards per paid order; an order of a renewing bundle gives one. */
export const cardsOf = ({ cards }: GiftBundle): number => cards ?? 1;

/** Names of the bundles in the wire format. */
export const GIFT_NAMES = {
  HanXiWeekDelivery: 'week',
  HanXiMonthDelivery: 'month',
  HanXiSeasonDelivery: 'season',
  HanXiHalfYearDelivery: 'halfYear',
  HanXiYearDelivery: 'year',
  HanXiAutoMonthDelivery: 'autoMonth',
  HanXiAutoMonth2Delivery: 'autoMonth2',
} as const satisfies Record<GiftBundleType, string>;

/** Maximum value of one card of a bundle. */
export function cardValueOf(type: GiftBundleType): number {
  const bundle: GiftBundle = GIFT_BUNDLES[type];
  return bundle.value / cardsOf(bundle);
}
