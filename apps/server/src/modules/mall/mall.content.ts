import { z } from 'zod/mini';
import { brandList, contentId, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { earnWays, mallGoods } from './mall.tables.ts';

const shown = {
  goodsId: contentId,
  place: z.int(),
  onSale: z._default(z.boolean(), true),
  name: some,
  cover: picture,
  details: some,
  brands: brandList,
};
const priced = {
  points: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  dayStock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
};

const goods = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shown,
    ...priced,
    kind: z.literal('vip_p'),
    days: z.int().check(z.minimum(1), z.maximum(366)),
  }),
  /** Granted once, whichever goods give it. */
  z.strictObject({ ...shown, ...priced, kind: z.literal('medal_p'), medal: contentId }),
  z.strictObject({ ...shown, kind: z.literal('game_center') }),
]);

const way = z.strictObject({
  way: z.enum(['check_in', 'share_drama', 'feedback']),
  place: z.int(),
  enabled: z._default(z.boolean(), true),
  name: some,
  details: some,
  icon: picture,
  points: z.int().check(z.minimum(1), z.maximum(10_000)),
  target,
});

type Goods = z.output<typeof goods>;
type Way = z.output<typeof way>;

/** Goods of the points mall. */
export const mallContent: ContentSection = {
  name: 'mall',
  item: goods,
  table: mallGoods,
  key: { column: mallGoods.goodsId, field: 'goodsId' },
  findFaults: ({ cover }: Goods, { files }) => missingPictures([cover], files),
  toRow: (item: Goods, _today, files) => ({
    points: 0,
    dayStock: 0,
    days: null,
    medal: null,
    ...item,
    cover: pictureAddressOf(item.cover, files),
  }),
};

/** Ways to earn points; how a way works is code, what it gives is here. */
export const earnWayContent: ContentSection = {
  name: 'earn-ways',
  item: way,
  table: earnWays,
  key: { column: earnWays.way, field: 'way' },
  findFaults: ({ icon }: Way, { files }) => missingPictures([icon], files),
  toRow: (item: Way, _today, files) => ({ ...item, icon: pictureAddressOf(item.icon, files) }),
};
