import { z } from 'zod/mini';
import { review, sentId, wireTime } from '../fields.ts';
import { paymentTexts } from '../texts/payment.ts';

const unknownGoods = { error: paymentTexts.unknownGoods };

/**
 * Twelve digits of time, five random ones, then the owner's id. Too long for a number, so it is always a
 * string.
 */
export const orderNo = z
  .string({ error: paymentTexts.unknownOrder })
  .check(z.regex(/^\d{18,36}$/, { error: paymentTexts.unknownOrder }));

/** The refGoodsCode of a package. */
export const goodsCode = sentId(paymentTexts.unknownGoods, /^[\w.-]{1,64}$/);

export const sellingChannelId = z.pipe(
  z.union(
    [
      z.string().check(z.regex(/^\d{1,6}$/, unknownGoods)),
      z.int().check(z.minimum(0, unknownGoods), z.maximum(999_999, unknownGoods)),
    ],
    unknownGoods,
  ),
  z.transform(Number),
);

/** Spelled as in the specification; the server decides which of them a package accepts. */
export const payChannel = z.enum(['aliPay', 'wechat', 'qihoo', 'lenovo', 'apple'], {
  error: paymentTexts.unknownPayChannel,
});

/**
 * A path in this app or empty: printable characters, without a host, a scheme, or a backslash that browsers
 * treat as a slash.
 */
export const ownPath = z.string().check(
  z.maxLength(512, { error: paymentTexts.foreignReturn }),
  z.regex(/^(?:\/[!-[\]-~]*)?$/, { error: paymentTexts.foreignReturn }),
  z.refine((path) => !path.includes('//'), { error: paymentTexts.foreignReturn }),
);

const PRICE_NAME = /price|amount|fen|money|total|fee/i;

const containsNoPrice = z.refine<Record<string, unknown>>(
  (input) => !Object.keys(input).some((name) => PRICE_NAME.test(name)),
  { error: paymentTexts.priceSent },
);

/**
 * Prices come only from the goods. A request that contains a price is refused, so that no client can believe
 * its price counts.
 */
export function inputWithoutPrices<Shape extends z.core.$ZodShape>(shape: Shape) {
  const said = z.looseObject(shape).check(containsNoPrice);
  const pick = (all: z.output<typeof said>) =>
    Object.fromEntries(Object.keys(shape).map((name) => [name, all[name as keyof typeof all]])) as z.output<
      z.ZodMiniObject<Shape>
    >;
  return z.pipe(said, z.transform(pick));
}

/** Content for a browser: an HTML form or a link. */
const orderBody = z.optional(z.object({ body: z.string() }));

/** What a browser needs to pay an order; only the field of the chosen wallet is set. */
export const purchaseBodies = {
  orderNo: z.string(),
  aliOrderVO: orderBody,
  wexinOrderVO: orderBody,
  lenovoOrderVO: orderBody,
};

export const payStatus = z.enum(['WAIT', 'PAID', 'CLOSED']);

const orderState = z.enum([
  'created',
  'paying',
  'paid',
  'fulfilled',
  'closed',
  'refunding',
  'partly-refunded',
  'refunded',
]);

const summary = {
  orderNo: z.string(),
  state: orderState,
  goodsCode: z.string(),
  goodsName: z.string(),
  /** In yuan, as of the creation of the order. */
  price: z.number(),
  currency: z.string(),
  /** Membership days and V power granted. */
  days: z.int(),
  vPower: z.int(),
  renewable: z.boolean(),
  createTime: wireTime,
  /** Payment deadline. */
  closeTime: wireTime,
  payTime: z.nullable(wireTime),
};

export const orderSummary = z.object(summary);

export const orderDetail = z.object({
  ...summary,
  /** How it was paid or will be paid. */
  payChannel: z.nullable(payChannel),
  /** Whether it can still be paid. */
  waits: z.boolean(),
  /**
   * The wallet whose payment page can continue; null if there is none or the order is not waiting for
   * payment.
   */
  payableBy: z.nullable(payChannel),
  /** All states the order has had, oldest first. */
  steps: z.array(z.object({ state: orderState, time: wireTime })),
  agreements: z.array(z.object({ key: z.string(), version: z.int() })),
  /** The page path where the order was created, as reported by the page; may be empty. */
  fromPath: z.string(),
  review,
  /** Whether the owner can get a refund now, and if not, why. */
  refund: z.object({
    allowed: z.boolean(),
    /** Whether a refund would end the renewal that this order paid for. */
    endsRenewal: z.boolean(),
    reason: z.nullable(z.string()),
    /** Null until a refund is requested. */
    askTime: z.nullable(wireTime),
    doneTime: z.nullable(wireTime),
    /** Why we refunded it without a request; null if we did not. */
    note: z.nullable(z.string()),
    /** The rules of refunds that users request themselves. */
    rule: z.string(),
    /** All refunds of the order, oldest first. */
    parts: z.array(
      z.object({
        /** In yuan. */
        price: z.number(),
        state: z.enum(['asked', 'done', 'failed', 'reversed']),
        askTime: wireTime,
        doneTime: z.nullable(wireTime),
      }),
    ),
  }),
});
