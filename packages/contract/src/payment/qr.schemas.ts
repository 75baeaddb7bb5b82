import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { hint, wireTime } from '../fields.ts';
import { paymentTexts } from '../texts/payment.ts';
import {
  goodsCode,
  orderNo,
  ownPath,
  payChannel,
  payStatus,
  pricedByUs,
  purchaseBodies,
  sellingChannelId,
} from './payment.fields.ts';

/** What a scanned code carries: random, short-lived, of one order. */
const orderInfoMD5 = z
  .string({ error: CODES['2107'].msg })
  .check(z.regex(/^[0-9a-f]{32}$/, { error: CODES['2107'].msg }));

const renew = z.pipe(
  z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')], { error: paymentTexts.renewDiffers }),
  z.transform((value) => Number(value) === 1),
);

/** The fields that WeChat's own browser wants, signed. */
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
  /** To be drawn as a QR code. */
  qrContent: z.string(),
  /** Seconds after which a new one is to be asked for; the order stays the same. */
  expiresIn: z.int(),
};

export const qrSchemas = {
  createQr: {
    summary: 'An order and a code by which any phone pays it; asked for again, the order stays the same',
    input: pricedByUs({
      goodsCode,
      sellingChannelId,
      /** 1 for goods that renew themselves, 0 for others. */
      renew,
      payChannel,
      /** Lenovo's own name of the machine; in the address or here. */
      lencid: hint(64),
      clientType: hint(64),
      source: hint(64),
      from_path: hint(256),
    }),
    output: z.object({
      ...code,
      /** It would renew what the account renews already; never for what is paid once. */
      alreadyContract: z.boolean(),
    }),
  },
  payOrder: {
    summary: 'Go on to pay an own order that still waits, by the same wallet or another',
    input: pricedByUs({
      orderNo,
      payChannel,
      returnUrl: z._default(ownPath, ''),
      /** Of the mini-program's own login: its pay page is answered by what it hands to WeChat. */
      wechatCode: z.optional(z.string().check(z.maxLength(128))),
    }),
    output: z.object({ ...purchaseBodies, jsapi: z.optional(jsapi) }),
  },
  getTvQr: {
    summary: 'An order and a code that a television shows; any phone pays it, the account here is granted',
    input: pricedByUs({ goodsCode, sellingChannelId, clientType: hint(64), from_path: hint(256) }),
    output: z.object(code),
  },
  getHandoffOrder: {
    summary: 'The order that a scanned code stands for, without a login: what paying it needs and no more',
    input: z.object({ orderInfoMD5 }),
    output: z.object({
      goodsName: z.string(),
      /** Yuan. */
      price: z.number(),
      currency: z.string(),
      days: z.int(),
      vPower: z.int(),
      renewable: z.boolean(),
      /** Whose account is granted: its first character, the rest is hidden. */
      nickName: z.string(),
      brand: z.string(),
      clientType: z.string(),
      payStatus,
      /** Until then it can be paid. */
      closeTime: wireTime,
      /** Wallets it can be paid by. */
      payChannels: z.array(payChannel),
      /** 0: pay at once; 1: an upgrade of what renews now; 2: it renews already. */
      tip: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      /** When it can be refunded, to be read before it is paid. */
      refundRule: z.string(),
    }),
  },
  payHandoffOrder: {
    summary: 'What a browser needs to pay the order that a scanned code stands for',
    input: pricedByUs({
      orderInfoMD5,
      /** Without it WeChat inside WeChat, else Alipay. */
      payChannel: z.optional(payChannel),
      /** What WeChat put into the address it sent its user back to. */
      wechatCode: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/))),
    }),
    output: z.object({
      ...purchaseBodies,
      /** Inside WeChat: the page hands it to WeChat. */
      jsapi: z.optional(jsapi),
      /** Inside WeChat, before it has told who pays: open this first. */
      authorizeUrl: z.optional(z.string()),
    }),
  },
  getTvPayStatus: {
    summary: 'Whether an order is paid: to its owner, or to whoever holds its code',
    input: z.object({ orderNo, orderInfoMD5: z.optional(orderInfoMD5) }),
    output: z.object({ payStatus }),
  },
};
