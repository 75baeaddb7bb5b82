import { z } from 'zod/mini';
import { storefrontTexts } from '../texts/storefront.ts';

/** Names of shelves; each client type of the catalogue is of one, and common serves all. */
const market = z.enum([
  'android',
  'ios',
  'ipad',
  'pc',
  'mac',
  'harmony',
  'win_tthj',
  'win_hjsp',
  'tv',
  'common',
]);
const clientType = z.string().check(z.regex(/^\w{1,64}$/));
/** Old clients write yes and no in their own ways. */
const flag = z.optional(z.enum(['0', '1', 'true', 'false']));
const channelId = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));
const goodsCode = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: storefrontTexts.unknownGoods }));

const goodsInfo = z.object({
  payType: z.enum(['Alipay', 'Wechat']),
  refGoodsCode: z.string(),
  refSellingChannelId: z.int(),
  /** From 1; the list comes in this order. */
  idxOrder: z.int(),
  payDescription: z.string(),
  goodsName: z.string(),
  /** Yuan, at most two decimals. */
  price: z.number(),
  currency: z.string(),
});

const sellingPackage = z.object({
  id: z.string(),
  bagId: z.string(),
  refGoodsCode: z.string(),
  refSellingChannelId: z.int(),
  showName: z.string(),
  /** Yuan, at most two decimals, as the next. */
  price: z.number(),
  oriPrice: z.number(),
  cornerTitle: z.string(),
  subTitle: z.string(),
  description: z.string(),
  /** V power that comes with it. */
  experience: z.int(),
  renewType: z.enum(['RENEWABLE', 'NORMAL']),
  /** 1: the app's own wallet popup, 2: wallets in the page. */
  payType: z.int(),
  /** 1: the app store sells it, 2: wallets do. */
  payChannel: z.int(),
  /** 1 Alipay only, 2 WeChat only, 3 both. */
  showPayType: z.int(),
  /** The gift bundle that comes with it, or null. */
  thirdInfo: z.nullable(z.string()),
  /** When its buyer may refund it, as a sentence to show before paying. */
  refundRule: z.string(),
  goodsInfos: z.array(goodsInfo),
});

const targetType = z.enum(['web', 'restore', 'none']);

/** How a benefit of the levels differs from level to level. */
const tiers = z.object({
  /** Benefits of one group stand together in the table. */
  group: z.string(),
  /** What VIP itself and V1 to V8 get; empty where they get nothing. */
  cells: z.array(z.string()),
  /** Not online yet, at any level. */
  soon: z.boolean(),
  /** Shown in the table only, not on level home. */
  tableOnly: z.boolean(),
  /** The first client version that has it; empty for all versions. */
  sinceVersion: z.string(),
});

const block = z.object({
  name: z.string(),
  title: z.string(),
  vipBannerContentDtos: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      text1: z.string(),
      text2: z.string(),
      image1: z.string(),
      targetUrlIos: z.string(),
      targetUrlAndroid: z.string(),
      /** web opens the address, restore asks the app to restore purchases, none is only shown. */
      targetTypeIos: targetType,
      targetTypeAndroid: targetType,
      /** Only benefits of the levels have it. */
      tiers: z.optional(tiers),
    }),
  ),
});

export const storefrontSchemas = {
  listPackages: {
    summary: 'Packages on the shelf of a market, plain or (thirdFlag or multi) those of VIP+',
    input: z.object({
      market,
      /** Whose shelf; appType is the same under an older name. Without it the caller's own. */
      clientType: z.optional(clientType),
      appType: z.optional(clientType),
      /** Instead of a client type: the number of the selling channel whose goods are wanted. */
      type: z.optional(channelId),
      thirdFlag: flag,
      multi: flag,
    }),
    output: z.object({ data: z.array(sellingPackage) }),
  },
  getGoodsPrice: {
    summary: 'Price of goods in a selling channel, as of now',
    input: z.object({ sellingChannelId: channelId, goodsCode }),
    output: z.object({ price: z.number(), currency: z.string() }),
  },
  listBlocks: {
    summary: 'Content blocks of a selling channel',
    input: z.object({ channel: channelId }),
    output: z.array(block),
  },
  getBlock: {
    summary: 'One content block by its name; without items where there is none',
    input: z.object({ bannerName: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    output: block,
  },
};
