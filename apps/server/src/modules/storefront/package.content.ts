import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { fenOf, GIFT_BUNDLE_TYPES, UNION_TYPES } from '@juban/domain';
import { z } from 'zod/mini';
import { brandId, some } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { channelHas } from '../../lib/provider-traits.ts';
import { packages } from './storefront.tables.ts';

const CURRENCY = 'RMB';

const yuan = z.number().check(z.minimum(0.01), z.maximum(9_999), z.multipleOf(0.01));
const market = z.enum(CLIENT_TYPES.map((type) => type.market));
const wallet = z.strictObject({ payChannel: z.enum(['aliPay', 'wechat']), payDescription: z.string() });

/** What may differ by brand and market. */
const look = {
  showName: some,
  cornerTitle: z.string(),
  subTitle: z.string(),
  description: z.string(),
  price: yuan,
  oriPrice: yuan,
  onSale: z.boolean(),
  /** 1: the app store sells it. */
  payChannel: z.literal([1, 2]),
  wallets: z.array(wallet).check(z.minLength(1)),
};

/** One package for all brands and markets; each rule of `except` changes it for some of them. */
const item = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  family: z.enum(['vip', 'vip_plus', 'union']),
  place: z.int(),
  ...look,
  cornerTitle: z._default(look.cornerTitle, ''),
  onSale: z._default(look.onSale, true),
  payChannel: z._default(look.payChannel, 2),
  goodsName: some,
  days: z.int().check(z.minimum(1), z.maximum(3_700)),
  vPower: z.int().check(z.minimum(0), z.maximum(5_500)),
  renewable: z._default(z.boolean(), false),
  /** Partner memberships that are included. */
  thirdInfo: z.optional(z.enum(GIFT_BUNDLE_TYPES)),
  /** Which union it is; the partner's half is in unions.yaml. */
  union: z.optional(z.enum(UNION_TYPES)),
  except: z._default(
    z.array(
      z.strictObject({
        brands: z.optional(z.array(brandId)),
        markets: z.optional(z.array(market)),
        ...(Object.fromEntries(
          Object.entries(look).map(([field, schema]) => [field, z.optional(schema)]),
        ) as { [Field in keyof typeof look]: z.ZodMiniOptional<(typeof look)[Field]> }),
      }),
    ),
    [],
  ),
});

type Item = z.output<typeof item>;
type Seller = { brand: z.output<typeof brandId>; market: z.output<typeof market> };
type Placed = Omit<Item, 'except'> & Seller;

/** Every combination of brand and market that a client type of the catalogue uses. */
const SELLERS: readonly Seller[] = CLIENT_TYPES.map(({ brand, market }) => ({ brand, market })).filter(
  (seller, place, all) =>
    all.findIndex(({ brand, market }) => brand === seller.brand && market === seller.market) === place,
);

function placeOn(seller: Seller, { except, ...item }: Item): Placed {
  const changes = except
    .filter(({ brands }) => !brands || brands.includes(seller.brand))
    .filter(({ markets }) => !markets || markets.includes(seller.market))
    .map(({ brands: _brands, markets: _markets, ...change }) => change);
  return Object.assign({}, item, ...changes, seller);
}

function findFaults(item: Item): string[] {
  const placed = SELLERS.map((seller) => placeOn(seller, item));
  const at = ({ brand, market }: Placed) => `${brand}/${market}`;
  const takesWechat = ({ wallets }: Placed) =>
    wallets.some(({ payChannel }) => channelHas(payChannel, 'notForRenewals'));
  return [
    ...placed
      .filter(({ price, oriPrice }) => oriPrice < price)
      .map((one) => `oriPrice is below price on ${at(one)}`),
    ...placed
      .filter((one) => one.renewable && takesWechat(one))
      .map((one) => `renewable, and by WeChat on ${at(one)}`),
    ...((item.family === 'vip_plus') === (item.thirdInfo !== undefined) ? [] : ['thirdInfo makes VIP+']),
    ...((item.family === 'union') === (item.union !== undefined) ? [] : ['union makes a union']),
    ...(item.family === 'union' && item.renewable ? ['a union does not renew'] : []),
  ];
}

/** Packages of a pack, one item for all brands and markets. */
export const packageContent: ContentSection = {
  name: 'packages',
  item,
  table: packages,
  key: { column: packages.packageId, field: 'packageId' },
  findFaults,
  spread: (item: Item): Placed[] => SELLERS.map((seller) => placeOn(seller, item)),
  toRow: ({ key, price, oriPrice, thirdInfo, union, goodsName, ...row }: Placed) => {
    const { id, name, scheme } = BRANDS[row.brand];
    return {
      ...row,
      packageId: `${id}-${row.market}-${key}`,
      goodsCode: `${id}_${row.market}_${key}`.replaceAll('-', '_'),
      bagId: `com.${scheme}.${row.market}.${key}`,
      goodsName: fill(goodsName, { brand: name }),
      fen: fenOf(price),
      oriFen: fenOf(oriPrice),
      currency: CURRENCY,
      thirdInfo: thirdInfo ?? null,
      unionType: union ?? null,
    };
  },
};
