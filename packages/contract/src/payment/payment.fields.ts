import { z } from 'zod/mini';
import { review, sentId, wireTime } from '../fields.ts';
import { paymentTexts } from '../texts/payment.ts';

const unknownGoods = { error: paymentTexts.unknownGoods };

/** Twelve digits of time, five of chance, then the owner's id; too long for a number, so always text. */
export const orderNo = z
  .string({ error: paymentTexts.unknownOrder })
  .check(z.regex(/^\d{18,36}$/, { error: paymentTexts.unknownOrder }));

/** A package's refGoodsCode. */
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

/** As the spec spells them; which of them a package takes is the server's to say. */
export const payChannel = z.enum(['aliPay', 'wechat', 'qihoo', 'lenovo', 'apple'], {
  error: paymentTexts.unknownPayChannel,
});

/** A path of ours or nothing: printable, without a host, a scheme or a backslash that browsers read as one. */
export const ownPath = z.string().check(
  z.maxLength(512, { error: paymentTexts.foreignReturn }),
  z.regex(/^(?:\/[!-[\]-~]*)?$/, { error: paymentTexts.foreignReturn }),
  z.refine((path) => !path.includes('//'), { error: paymentTexts.foreignReturn }),
);

const PRICE_NAME = /price|amount|fen|money|total|fee/i;

const namesNoPrice = z.refine<Record<string, unknown>>(
  (input) => !Object.keys(input).some((name) => PRICE_NAME.test(name)),
  { error: paymentTexts.priceSent },
);

/** Prices come from the goods alone; a client that sends one is refused before anybody could believe it. */
export function pricedByUs<Shape extends z.core.$ZodShape>(shape: Shape) {
  const said = z.looseObject(shape).check(namesNoPrice);
  const pick = (all: z.output<typeof said>) =>
    Object.fromEntries(Object.keys(shape).map((name) => [name, all[name as keyof typeof all]])) as z.output<
      z.ZodMiniObject<Shape>
    >;
  return z.pipe(said, z.transform(pick));
}

/** Something for a browser: a form, or a link to open. */
const orderBody = z.optional(z.object({ body: z.string() }));

/** What a browser needs to pay an order: one of them, by its wallet. */
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
  /** Yuan, as frozen when the order was made. */
  price: z.number(),
  currency: z.string(),
  /** Days of membership and V power it gives. */
  days: z.int(),
  vPower: z.int(),
  renewable: z.boolean(),
  createTime: wireTime,
  /** Until then it can be paid. */
  closeTime: wireTime,
  payTime: z.nullable(wireTime),
};

export const orderSummary = z.object(summary);

export const orderDetail = z.object({
  ...summary,
  /** How it was paid, or is to be. */
  payChannel: z.nullable(payChannel),
  /** It can still be paid. */
  waits: z.boolean(),
  /** The wallet whose page goes on with it; null where none can, or it waits no longer. */
  payableBy: z.nullable(payChannel),
  /** Every state it entered, oldest first. */
  steps: z.array(z.object({ state: orderState, time: wireTime })),
  agreements: z.array(z.object({ key: z.string(), version: z.int() })),
  /** The path of ours it was made on, as the page told it; empty when it did not. */
  fromPath: z.string(),
  review,
  /** Whether its owner may have the money back now, and where not, why. */
  refund: z.object({
    allowed: z.boolean(),
    /** The renewal that it paid for would end with it. */
    endsRenewal: z.boolean(),
    reason: z.nullable(z.string()),
    /** Set once it was asked for. */
    askTime: z.nullable(wireTime),
    doneTime: z.nullable(wireTime),
    /** Why we gave the money back by ourselves; null where we did not. */
    note: z.nullable(z.string()),
    /** The rules of refunds that users request themselves. */
    rule: z.string(),
    /** Every refund of the order, oldest first. */
    parts: z.array(
      z.object({
        /** Yuan. */
        price: z.number(),
        state: z.enum(['asked', 'done', 'failed', 'reversed']),
        askTime: wireTime,
        doneTime: z.nullable(wireTime),
      }),
    ),
  }),
});
