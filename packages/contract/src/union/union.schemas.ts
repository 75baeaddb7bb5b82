import { z } from 'zod/mini';
import { empty, hint, mobile, smsCode, unionType } from '../fields.ts';
import {
  goodsCode,
  inputWithoutPrices,
  orderNo,
  ownPath,
  payStatus,
  purchaseBodies,
  sellingChannelId,
} from '../payment/payment.fields.ts';
import { paymentTexts } from '../texts/payment.ts';
import { unionTexts } from '../texts/union.ts';

const type = unionType;

/** A partner's id of one of its accounts. */
const openId = z._default(
  z.string().check(z.regex(/^[\w.@-]{0,128}$/, { error: unionTexts.unknownAccount })),
  '',
);

/** Accepts the spelling of the goods and that of orders. */
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

/** All in yuan, at most two decimals. */
const priceInfo = z.object({
  price: z.number(),
  originPrice: z.number(),
  /** The single prices of both memberships with their durations; the logos are addresses of pictures. */
  rrtv: z.number(),
  union: z.number(),
  rrtvTime: z.string(),
  unionTime: z.string(),
  rrtvName: z.string(),
  unionName: z.string(),
  /** Empty if the brand's own logo is shown. */
  rrtvLogo: z.string(),
  unionLogo: z.string(),
});

/** What the app buys in the App Store. */
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
    summary: 'A union as sold by this client: prices, goods, benefits and rules',
    input: z.object({ type }),
    output: z.object({
      type,
      /** How the partner account is bound: on the partner's page, or by phone. */
      bindBy: z.enum(['redirect', 'phone']),
      /** At most one purchase within 365 days; check with verifyQualification before creating an order. */
      oncePerYear: z.boolean(),
      /** iOS lite 1, iPad 3, iOS second app 4, all others 2. */
      platform: z.literal([1, 2, 3, 4]),
      /** Address of the picture behind the prices. */
      background: z.string(),
      priceInfo,
      ...goodsRef,
      /** Accepted wallets in display order; empty if the App Store sells it, or if it is not sold. */
      sellChannel: z.array(
        z.object({
          title: z.string(),
          payType: z.enum(['Wechat', 'Alipay']),
          payIcon: z.enum(['wechat', 'alipay']),
          price: z.number(),
        }),
      ),
      /** Null if the App Store does not sell it. */
      iosProduct: z.nullable(iosProduct),
      rights: z.array(z.object({ title: z.string(), text: z.string(), image: z.string() })),
      rules: z.array(z.string()),
    }),
  },
  getUnionConfig: {
    summary: 'The partner account that the user has bound to a union; empty fields if there is none',
    input: z.object({ type }),
    output: z.object({
      /** Our ids at the shopping partner; empty for other unions. */
      youPromId: z.string(),
      youProductId: z.string(),
      youAppId: z.string(),
      /** Empty if not bound. */
      openId: z.string(),
      nickName: z.string(),
      headImg: z.string(),
      /** The partner's name. */
      name: z.string(),
      /** The user's own phone. */
      rrMobile: z.string(),
      /** The phone of the partner account; empty if it was not bound by phone. */
      mobile: z.string(),
      userId: z.string(),
    }),
  },
  startUnionBind: {
    summary: 'The page of the partner where the user picks an account; it returns once to the status page',
    input: z.object({ type }),
    output: z.object({
      url: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
  bindUnion: {
    summary:
      'Bind a partner account to the user: by its phone and SMS code, or by the signed answer of the partner’s page with the ticket of the login that requested it',
    input: z.object({
      type,
      openId,
      nickName: z._default(z.string().check(z.maxLength(64, { error: unionTexts.unknownAccount })), ''),
      mobile: z.optional(mobile),
      code: z.optional(smsCode),
      /** Sent along by the partner's page, beside the account. */
      nonce: z._default(z.string().check(z.maxLength(64, { error: unionTexts.bindNotProved })), ''),
      sign: z._default(z.string().check(z.maxLength(128, { error: unionTexts.bindNotProved })), ''),
      /** Same meaning as the header. */
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
    summary: 'Order a union for the bound account; an existing unpaid order of it is continued',
    input: z.pipe(
      inputWithoutPrices({
        payType,
        refGoodsCode: goodsCode,
        refSellingChannelId: sellingChannelId,
        /** Where the wallet returns to; /vip/pay-result if empty. */
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
      /** For the apps' own wallets and the App Store: what is passed to the host. */
      payInfo: z.optional(z.record(z.string(), z.string())),
    }),
  },
  getUnionOrder: {
    summary: 'State of a union order of the user: its payment and the partner’s membership',
    input: z.object({ orderNo }),
    output: z.object({
      orderNo: z.string(),
      type,
      payStatus,
      /**
       * none: not paid, or held for review; onTheWay: paid, the partner has not confirmed yet; full: the
       * partner account had reached its yearly limit, so the order is refunded (by the App Store, if that
       * took the money).
       */
      partnerStatus: z.enum(['none', 'onTheWay', 'arrived', 'full']),
      /** Days of the partner's membership. */
      partnerDays: z.int(),
    }),
  },
};
