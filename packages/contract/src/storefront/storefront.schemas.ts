import { z } from 'zod/mini';
import { storefrontTexts } from '../texts/storefront.ts';

/** Names of markets. Each client type belongs to one; `common` serves all. */
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
/** Older clients send booleans in different forms. */
const flag = z.optional(z.enum(['0', '1', 'true', 'false']));
const channelId = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number));
const goodsCode = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: storefrontTexts.unknownGoods }));

const goodsInfo = z.object({
  payType: z.enum(['Alipay', 'Wechat']),
  refGoodsCode: z.string(),
  refSellingChannelId: z.int(),
  /** Position from 1; the list is sorted by it. */
  idxOrder: z.int(),
  payDescription: z.string(),
  goodsName: z.string(),
  /** In yuan, at most two decimals. */
  price: z.number(),
  currency: z.string(),
});

const sellingPackage = z.object({
  id: z.string(),
  bagId: z.string(),
  refGoodsCode: z.string(),
  refSellingChannelId: z.int(),
  showName: z.string(),
  /** This and the next in yuan, at most two decimals. */
  price: z.number(),
  oriPrice: z.number(),
  cornerTitle: z.string(),
  subTitle: z.string(),
  description: z.string(),
  /** V power that the package gives. */
  experience: z.int(),
  renewType: z.enum(['RENEWABLE', 'NORMAL']),
  /** 1: the app's own wallet popup, 2: wallets in the page. */
  payType: z.int(),
  /** 1: sold by the app store, 2: paid by wallets. */
  payChannel: z.int(),
  /** 1 Alipay only, 2 WeChat only, 3 both. */
  showPayType: z.int(),
  /** The gift bundle of the package, or null. */
  thirdInfo: z.nullable(z.string()),
  /** The refund rule as a sentence to show before paying. */
  refundRule: z.string(),
  goodsInfos: z.array(goodsInfo),
});

const targetType = z.enum(['web', 'restore', 'none']);

/** How a level benefit differs between levels. */
const tiers = z.object({
  /** Benefits of the same group are shown together in the table. */
  group: z.string(),
  /** Values for VIP and V1 to V8; empty where a level does not have the benefit. */
  cells: z.array(z.string()),
  /** Not available yet at any level. */
  soon: z.boolean(),
  /** Shown only in the table, not on the level page. */
  tableOnly: z.boolean(),
  /** The first client version that supports it; empty for all versions. */
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
      /** web opens the address, restore asks the app to restore purchases, none does nothing. */
      targetTypeIos: targetType,
      targetTypeAndroid: targetType,
      /** Only for level benefits. */
      tiers: z.optional(tiers),
    }),
  ),
});

export const storefrontSchemas = {
  listPackages: {
    summary: 'Packages of a market: plain ones or, with thirdFlag or multi, those of VIP+',
    input: z.object({
      market,
      /**
       * The client type whose packages are listed, by default the caller's; appType is an older name for it.
       */
      clientType: z.optional(clientType),
      appType: z.optional(clientType),
      /** Alternative to a client type: number of the selling channel. */
      type: z.optional(channelId),
      thirdFlag: flag,
      multi: flag,
    }),
    output: z.object({ data: z.array(sellingPackage) }),
  },
  getGoodsPrice: {
    summary: 'Current price of goods in a selling channel',
    input: z.object({ sellingChannelId: channelId, goodsCode }),
    output: z.object({ price: z.number(), currency: z.string() }),
  },
  listBlocks: {
    summary: 'Content blocks of a selling channel',
    input: z.object({ channel: channelId }),
    output: z.array(block),
  },
  getBlock: {
    summary: 'One content block by its name; without items if it does not exist',
    input: z.object({ bannerName: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    output: block,
  },
};
