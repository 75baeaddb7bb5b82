import { z } from 'zod/mini';
import { empty, hint, mobile, smsCode, unionType } from '../fields.ts';
import {
  goodsCode,
  orderNo,
  ownPath,
  payStatus,
  pricedByUs,
  purchaseBodies,
  sellingChannelId,
} from '../payment/payment.fields.ts';
import { paymentTexts } from '../texts/payment.ts';
import { unionTexts } from '../texts/union.ts';

const type = unionType;

/** A partner's name for one of its accounts. */
const openId = z._default(
  z.string().check(z.regex(/^[\w.@-]{0,128}$/, { error: unionTexts.unknownAccount })),
  '',
);

/** As the goods spell the wallets; as orders spell them counts too. */
const PAY_CHANNELS = {
  Alipay: 'aliPay',
  Wechat: 'wechat',
  Apple: 'apple',
  aliPay: 'aliPay',
  wechat: 'wechat',
  apple: 'apple',
} as const;

const payType = z.pipe(
  z.enum(['Alipay', 'Wechat', 'Apple', 'aliPay', 'wechat', 'apple'], {
    error: paymentTexts.unknownPayChannel,
  }),
  z.transform((name) => PAY_CHANNELS[name]),
);

const goodsRef = { refGoodsCode: z.string(), refSellingChannelId: z.int() };

/** Yuan, at most two decimals, all of them. */
const priceInfo = z.object({
  price: z.number(),
  originPrice: z.number(),
  /** What each of both costs alone, and how long it lasts; the logos are addresses of pictures. */
  rrtv: z.number(),
  union: z.number(),
  rrtvTime: z.string(),
  unionTime: z.string(),
  rrtvName: z.string(),
  unionName: z.string(),
  /** Empty where the brand's own mark stands. */
  rrtvLogo: z.string(),
  unionLogo: z.string(),
});

/** What the app is told to buy in the App Store. */
const iosProduct = z.object({
  ...goodsRef,
  id: z.string(),
  showName: z.string(),
  cornerTitle: z.string(),
  subTitle: z.string(),
  description: z.string(),
  price: z.number(),
  oriPrice: z.number(),
  renewType: z.literal('NORMAL'),
  experience: z.int(),
  idxOrder: z.int(),
});

export const unionSchemas = {
  getUnionProduct: {
    summary: 'One union as this client sells it: prices, goods, rights and rules',
    input: z.object({ type }),
    output: z.object({
      type,
      /** How the partner's account is bound: on the partner's own page, or by phone. */
      bindBy: z.enum(['redirect', 'phone']),
      /** At most one purchase within 365 days: qualification_verify is asked before an order. */
      oncePerYear: z.boolean(),
      /** iOS lite 1, iPad 3, iOS second app 4, all others 2. */
      platform: z.literal([1, 2, 3, 4]),
      /** Address of the picture behind the prices. */
      background: z.string(),
      priceInfo,
      ...goodsRef,
      /** Wallets that can pay for it, in this order. Empty where the App Store sells it, or where it is not sold. */
      sellChannel: z.array(
        z.object({
          title: z.string(),
          payType: z.enum(['Wechat', 'Alipay']),
          payIcon: z.enum(['wechat', 'alipay']),
          price: z.number(),
        }),
      ),
      /** Null where the App Store does not sell it. */
      iosProduct: z.nullable(iosProduct),
      rights: z.array(z.object({ title: z.string(), text: z.string(), image: z.string() })),
      rules: z.array(z.string()),
    }),
  },
  getUnionConfig: {
    summary: 'The partner account that the user has bound to a union; empty fields where there is none',
    input: z.object({ type }),
    output: z.object({
      /** How the shopping partner knows us; empty for others. */
      youPromId: z.string(),
      youProductId: z.string(),
      youAppId: z.string(),
      /** Empty: not bound. */
      openId: z.string(),
      nickName: z.string(),
      headImg: z.string(),
      /** The partner's name. */
      name: z.string(),
      /** The user's own phone. */
      rrMobile: z.string(),
      /** The phone of the partner's account; empty where it was not bound by phone. */
      mobile: z.string(),
      userId: z.string(),
    }),
  },
  startUnionBind: {
    summary: 'The page of the partner where the user picks an account; it leads back to the status page once',
    input: z.object({ type }),
    output: z.object({
      url: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
  bindUnion: {
    summary:
      'Bind a partner account to the logged-in user: by its phone and SMS code, or by the answer of the partner’s page, signed by the partner, with the ticket of the login that asked for it',
    input: z.object({
      type,
      openId,
      nickName: z._default(z.string().check(z.maxLength(64, { error: unionTexts.unknownAccount })), ''),
      mobile: z.optional(mobile),
      code: z.optional(smsCode),
      /** As the partner's page sends them along, beside the account. */
      nonce: z._default(z.string().check(z.maxLength(64, { error: unionTexts.bindNotProved })), ''),
      sign: z._default(z.string().check(z.maxLength(128, { error: unionTexts.bindNotProved })), ''),
      /** Counts as the header that it travels as. */
      ticket: z.optional(z.string()),
    }),
    output: empty,
  },
  verifyQualification: {
    summary: 'Whether the user may buy this union now',
    input: z.object({ type }),
    output: z.boolean(),
  },
  createUnionOrder: {
    summary: 'Order a union for the bound account; an order of it that still waits is gone on with',
    input: z.pipe(
      pricedByUs({
        payType,
        refGoodsCode: goodsCode,
        refSellingChannelId: sellingChannelId,
        /** Where the wallet leads back to; /vip/pay-result where empty. */
        returnUrl: z._default(ownPath, ''),
        source: hint(64),
        from_path: hint(256),
      }),
      z.transform(({ payType, refGoodsCode, refSellingChannelId, ...said }) => ({
        ...said,
        payChannel: payType,
        goodsCode: refGoodsCode,
        sellingChannelId: refSellingChannelId,
      })),
    ),
    output: z.object({
      ...purchaseBodies,
      /** For the app's own wallets and the App Store: what the host is handed. */
      payInfo: z.optional(z.record(z.string(), z.string())),
    }),
  },
  getUnionOrder: {
    summary: 'How far an own union order is: its payment, and the partner’s membership',
    input: z.object({ orderNo }),
    output: z.object({
      orderNo: z.string(),
      type,
      payStatus,
      /**
       * none: not paid, or paid and held for review; onTheWay: paid, the partner has not confirmed yet; full: the account had no days left in its
       * year when it was paid, and the order is refunded (by the App Store, where that took the money).
       */
      partnerStatus: z.enum(['none', 'onTheWay', 'arrived', 'full']),
      /** Days of the partner's membership. */
      partnerDays: z.int(),
    }),
  },
};
