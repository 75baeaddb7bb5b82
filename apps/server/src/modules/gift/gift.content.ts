import {
  cardValueOf,
  GIFT_BUNDLE_TYPES,
  GIFT_BUNDLES,
  type GiftBundle,
  type GiftBundleType,
} from '@juban/domain';
import { z } from 'zod/mini';
import { contentId, picture, some } from '../../db/content-fields.ts';
import type { ContentSection, PackScope } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { PARTNERS } from '../../ports/partner-gateway.ts';
import { giftChoices } from './gift.tables.ts';

const item = z.strictObject({
  choiceId: contentId,
  kind: z._default(z.enum(['card', 'set']), 'card'),
  place: z.int(),
  enabled: z._default(z.boolean(), true),
  partner: z.enum(PARTNERS),
  product: contentId,
  /** How long it lasts, or how long its coupons are valid. */
  days: z.int().check(z.minimum(1), z.maximum(366)),
  name: some,
  term: some,
  value: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** A vector picture. */
  logo: picture,
  bundles: z.array(z.enum(GIFT_BUNDLE_TYPES)).check(z.minLength(1)),
});

type Item = z.output<typeof item>;

/** A card has at most the promised value; a set at least. */
function keepsPromise({ kind, value }: Item, type: GiftBundleType): boolean {
  const { extra }: GiftBundle = GIFT_BUNDLES[type];
  return kind === 'card' ? value <= cardValueOf(type) : extra !== undefined && value >= extra;
}

function findFaults(gift: Item, { files }: PackScope): string[] {
  return [
    ...missingPictures([gift.logo], files),
    ...gift.bundles
      .filter((type) => !keepsPromise(gift, type))
      .map((type) => `${gift.value} is not what ${type} promises`),
  ];
}

/** The choices of VIP+ buyers, and who delivers them. */
export const giftContent: ContentSection = {
  name: 'gifts',
  item,
  table: giftChoices,
  key: { column: giftChoices.choiceId, field: 'choiceId' },
  findFaults,
  toRow: (gift: Item, _today, files) => ({ ...gift, logo: pictureAddressOf(gift.logo, files) }),
};
