/** Benefit bundles of VIP+ packages; the keys are what a package's thirdInfo names. Money in whole yuan. */
export interface GiftBundle {
  /** How long one card may be claimed. */
  cycle: 'week' | 'month';
  /** Cards in all, one a cycle; null: one a cycle for as long as the package renews. */
  cards: number | null;
  /** The most that all its cards are worth together; for a renewing one the most of one cycle. */
  value: number;
  /** At least this much more, once. */
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

/** Cards of one paid order: a bundle that renews gives one with each. */
export const cardsOf = ({ cards }: GiftBundle): number => cards ?? 1;

/** What the bundles are called on the wire. */
export const GIFT_NAMES = {
  HanXiWeekDelivery: 'week',
  HanXiMonthDelivery: 'month',
  HanXiSeasonDelivery: 'season',
  HanXiHalfYearDelivery: 'halfYear',
  HanXiYearDelivery: 'year',
  HanXiAutoMonthDelivery: 'autoMonth',
  HanXiAutoMonth2Delivery: 'autoMonth2',
} as const satisfies Record<GiftBundleType, string>;

/** The most that one card of a bundle may be worth. */
export function cardValueOf(type: GiftBundleType): number {
  const bundle: GiftBundle = GIFT_BUNDLES[type];
  return bundle.value / cardsOf(bundle);
}
