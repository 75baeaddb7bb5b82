import type { ClientType } from '@juban/catalog';
import {
  type Caller,
  channelsOf,
  maySeeBrand,
  sellerFor,
  sellerOfMarketChannel,
} from '@juban/catalog/shelves';
import { unionPriceSellerOf } from '@juban/catalog/union-platforms';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import { unionTexts } from '@juban/contract/texts/union';
import { type UnionType, yuanOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { readRefundRule } from '../refunds/refund-rule.service.ts';
import type { GoodsRef, Offer, PackageFamily } from './offer.ts';
import { findGoods, listPackagesOf, type Package } from './storefront.repository.ts';
import { type SellingPackage, toSellingPackage } from './storefront.views.ts';

export type { SellingPackage };

const YES: ReadonlySet<string> = new Set(['1', 'true']);

export type StorefrontService = ReturnType<typeof createStorefrontService>;

/** The goods that are sold: for display, and for making orders. */
export function createStorefrontService({ db }: { db: Db }) {
  /** Goods that are on sale in that channel. The channel alone does not identify the brand: the goods do. */
  async function findOnSale({ goodsCode, sellingChannelId }: GoodsRef): Promise<Package | undefined> {
    const row = await findGoods(db, goodsCode);
    return row && channelsOf(row.brand, row.market).has(sellingChannelId) ? row : undefined;
  }

  return {
    /**
     * Goods as the caller's brand sells them in that channel; undefined for unknown goods, another brand or channel.
     */
    async findOffer(goods: GoodsRef, { brand }: Pick<RequestContext, 'brand'>): Promise<Offer | undefined> {
      const row = await findOnSale(goods);
      return row && row.brand === brand.id ? toOffer(row) : undefined;
    },

    /** Undefined for goods that are not on sale, or in no renewable family. */
    async familyOf(goodsCode: string): Promise<Exclude<PackageFamily, 'union'> | undefined> {
      const family = (await findGoods(db, goodsCode))?.family;
      return family === 'union' ? undefined : family;
    },

    /** Undefined for goods that are not a union, or not on sale. */
    unionOf: async (goodsCode: string, from = db): Promise<UnionType | undefined> =>
      (await findGoods(from, goodsCode))?.unionType ?? undefined,

    /** A union as that client sells it: by its own goods code, in its own channel. */
    async findUnionPackage(union: UnionType, clientType: ClientType): Promise<SellingPackage | undefined> {
      const type = unionPriceSellerOf(clientType);
      const rows = await listPackagesOf(db, { brand: type.brand, market: type.market, family: 'union' });
      const row = rows.find(({ unionType }) => unionType === union);
      return row && toSellingPackage(row, type, unionTexts.noRefund);
    },

    async listPackages(
      { market, clientType, appType, type: channel, ...flags }: CallRequest<'listPackages'>,
      caller: Caller,
    ): Promise<CallOutput<'listPackages'>> {
      const { thirdFlag = '0', multi = '0' } = flags;
      const type =
        channel === undefined
          ? sellerFor(market, clientType ?? appType, caller)
          : sellerOfMarketChannel(market, channel, caller);
      if (!type) return { data: [] };
      const family = YES.has(thirdFlag) || YES.has(multi) ? 'vip_plus' : 'vip';
      const rows = await listPackagesOf(db, { brand: type.brand, market: type.market, family });
      const refundRule = await readRefundRule(db, type.brand);
      return { data: rows.map((row) => toSellingPackage(row, type, refundRule)) };
    },

    async getGoodsPrice(goods: GoodsRef, caller: Caller): Promise<CallOutput<'getGoodsPrice'>> {
      const row = await findOnSale(goods);
      if (!row || !maySeeBrand(caller, row.brand)) {
        throw new Refusal(CODE.notFound, { msg: storefrontTexts.unknownGoods });
      }
      return { price: yuanOf(row.fen), currency: row.currency };
    },
  };
}

function toOffer({ packageId, wallets, ...row }: Package): Offer {
  const { goodsCode, goodsName, family, renewable, fen, currency, days, vPower, thirdInfo } = row;
  const payChannels = new Set(wallets.map(({ payChannel }) => payChannel));
  return {
    goodsId: packageId,
    goodsCode,
    goodsName,
    family,
    renewable,
    fen,
    currency,
    days,
    vPower,
    thirdInfo,
    payChannels,
  };
}
