import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { hint, wireTime } from '../fields.ts';
import { paymentTexts } from '../texts/payment.ts';
import {
  goodsCode,
  inputWithoutPrices,
  orderNo,
  ownPath,
  payChannel,
  payStatus,
  purchaseBodies,
  sellingChannelId,
} from './payment.fields.ts';

/** The random, short-lived token in a QR code; it belongs to one order. */
const orderInfoMD5 = z
  .string({ error: CODES['2107'].msg })
  .check(z.regex(/^[0-9a-f]{32}$/, { error: CODES['2107'].msg }));

const renew = z.pipe(
  z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')], { error: paymentTexts.renewDiffers }),
  z.transform((value) => Number(value) === 1),
);

/** The signed fields that WeChat's built-in browser requires. */
const jsapi = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  paySign: z.string(),
});

const code = {
  orderNo: z.string(),
  /** Content of the QR code. */
  qrContent: z.string(),
  /** Seconds until a new code should be requested; the order stays the same. */
  expiresIn: z.int(),
};

export const qrSchemas = {
  createQr: {
    summary: 'Create an order with a QR code that any phone can pay; repeating it returns the same order',
    input: inputWithoutPrices({
      goodsCode,
      sellingChannelId,
      /** 1 for renewing goods, 0 for others. */
      renew,
      payChannel,
      /** Lenovo's device id; in the query or here. */
      lencid: hint(64),
      clientType: hint(64),
      source: hint(64),
      from_path: hint(256),
    }),
    output: z.object({
      ...code,
      /** Whether the account already has an equivalent renewal; always false for one-time purchases. */
      alreadyContract: z.boolean(),
    }),
  },
  payOrder: {
    summary: 'Continue to pay an unpaid order, with the same wallet or another',
    input: inputWithoutPrices({
      orderNo,
      payChannel,
      returnUrl: z._default(ownPath, ''),
      /** Login code of the WeChat mini-program, whose pay page needs the fields for WeChat. */
      wechatCode: z.optional(z.string().check(z.maxLength(128))),
    }),
    output: z.object({ ...purchaseBodies, jsapi: z.optional(jsapi) }),
  },
  getTvQr: {
    summary: 'Create an order with a QR code for a television; any phone can pay it for this account',
    input: inputWithoutPrices({ goodsCode, sellingChannelId, clientType: hint(64), from_path: hint(256) }),
    output: z.object(code),
  },
  getHandoffOrder: {
    summary: 'The order of a scanned code, without a login: only what is needed to pay it',
    input: z.object({ orderInfoMD5 }),
    output: z.object({
      goodsName: z.string(),
      /** In yuan. */
      price: z.number(),
      currency: z.string(),
      days: z.int(),
      vPower: z.int(),
      renewable: z.boolean(),
      /** The account that receives the membership: first character of the name, the rest masked. */
      nickName: z.string(),
      brand: z.string(),
      clientType: z.string(),
      payStatus,
      /** Payment deadline. */
      closeTime: wireTime,
      /** Wallets that can pay it. */
      payChannels: z.array(payChannel),
      /** 0: pay at once; 1: upgrades the current renewal; 2: the account already renews this. */
      tip: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      /** The refund rule to show before paying. */
      refundRule: z.string(),
    }),
  },
  payHandoffOrder: {
    summary: 'What a browser needs to pay the order of a scanned code',
    input: inputWithoutPrices({
      orderInfoMD5,
      /** Default: WeChat inside WeChat, otherwise Alipay. */
      payChannel: z.optional(payChannel),
      /** The code that WeChat added to the return address. */
      wechatCode: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/))),
    }),
    output: z.object({
      ...purchaseBodies,
      /** Inside WeChat: the page passes this to WeChat. */
      jsapi: z.optional(jsapi),
      /** Inside WeChat, before the payer is known: open this address first. */
      authorizeUrl: z.optional(z.string()),
    }),
  },
  getTvPayStatus: {
    summary: 'Whether an order is paid, for its owner or the holder of its code',
    input: z.object({ orderNo, orderInfoMD5: z.optional(orderInfoMD5) }),
    output: z.object({ payStatus }),
  },
};
