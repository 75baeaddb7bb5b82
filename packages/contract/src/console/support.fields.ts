import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { change } from './act.fields.ts';

export const userId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
export const number = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** Of a brand; an unknown one has no rows. */
export const brand = z.string().check(z.regex(/^[a-z]{1,16}$/));
const orderState = z.enum([
  'created',
  'paying',
  'paid',
  'fulfilled',
  'closed',
  'refunding',
  'refunded',
  'partly-refunded',
]);
const contractState = z.string();
/** The last moment of the year 9999, which every database can compare with. */
const MOST_TIME = 253_402_271_999_999;
const MOST_FEN = 2_000_000_000;
export const time = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_TIME)));
const amount = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_FEN)));
export const fen = z.int();

export const found = z.object({
  kind: z.enum(['user', 'order', 'payment', 'contract', 'redeem-code', 'feedback']),
  id: z.string(),
  title: z.string(),
  /** The user or the order whose page shows it. */
  page: z.object({ kind: z.enum(['user', 'order']), id: z.string() }),
});

export const userRow = z.object({
  id: z.string(),
  nickName: z.string(),
  /** Masked; empty without a phone. */
  mobile: z.string(),
  brand: z.string(),
  clientType: z.string(),
  registerTime: wireTime,
  expireTime: z.nullable(wireTime),
  level: z.int(),
});

export const orderRow = z.object({
  orderNo: z.string(),
  userId: z.string(),
  state: orderState,
  brand: z.string(),
  clientType: z.string(),
  goodsName: z.string(),
  fen,
  /** Provider of the payment that paid it, or of the latest one. */
  provider: z.string(),
  createTime: wireTime,
  payTime: z.nullable(wireTime),
});

export const paymentRow = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  userId: z.string(),
  provider: z.string(),
  state: z.string(),
  fen,
  refundedFen: fen,
  /** The provider's own number; empty while it is unknown. */
  tradeNo: z.string(),
  createTime: wireTime,
  payTime: z.nullable(wireTime),
});

export const contractRow = z.object({
  contractNo: z.string(),
  userId: z.string(),
  brand: z.string(),
  provider: z.string(),
  state: contractState,
  goodsName: z.string(),
  fen,
  /** When the next charge is due; null if none is. */
  dueTime: z.nullable(wireTime),
  createTime: wireTime,
  /** Why the last charge failed; empty if it did not. */
  failure: z.string(),
});

/** An entry of a ledger with its cause in words. */
const ledgerRow = z.object({
  time: wireTime,
  amount: z.int(),
  /** In words. */
  title: z.string(),
  /** As stored, such as order:123. */
  cause: z.string(),
  /** Of another brand than the caller's, whose cause is not shown. */
  isForeign: z.boolean(),
});

/** One cause of membership days: when its days run, and what gave them. */
const dayRow = z.object({ ...ledgerRow.shape, from: z.nullable(wireTime), to: z.nullable(wireTime) });

const note = z.object({ time: wireTime, title: z.string(), text: z.string() });

export const user = z.object({
  ...userRow.shape,
  headImgUrl: z.string(),
  /** Of the account: deleting while its deletion can be withdrawn. */
  status: z.enum(['active', 'deleting', 'deleted']),
  vPower: z.int(),
  points: z.int(),
  /** Owed to the ledgers after refunds. */
  owedPoints: z.int(),
  owedVPower: z.int(),
  /** In one sentence: when the membership ends, and why then. */
  explanation: z.string(),
  deletion: z.nullable(z.object({ askTime: wireTime, dueTime: wireTime })),
  days: z.array(dayRow),
  pointsLedger: z.array(ledgerRow),
  vPowerLedger: z.array(ledgerRow),
  orders: z.array(orderRow),
  contracts: z.array(contractRow),
  checkIns: z.int(),
  /** Days on which the user checked in lately, as yyyy-mm-dd. */
  checkInDays: z.array(z.string()),
  bundles: z.array(note),
  prizes: z.array(note),
  exchanges: z.array(note),
  feedback: z.array(z.object({ id: z.string(), time: wireTime, title: z.string(), state: z.string() })),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      brand: z.string(),
      clientType: z.string(),
      createTime: wireTime,
      lastSeenTime: wireTime,
    }),
  ),
  consents: z.array(note),
  holds: z.array(
    z.object({ kind: z.string(), id: z.string(), state: z.string(), time: wireTime, rule: z.string() }),
  ),
  /** Acts of staff on this user, newest first. */
  acts: z.array(
    z.object({
      time: wireTime,
      staff: z.string(),
      call: z.string(),
      reason: z.string(),
      changes: z.array(change),
    }),
  ),
});

const step = z.object({ time: wireTime, from: z.string(), to: z.string(), cause: z.string() });

export const order = z.object({
  ...orderRow.shape,
  goodsId: z.string(),
  goodsCode: z.string(),
  family: z.string(),
  renewable: z.boolean(),
  days: z.int(),
  vPower: z.int(),
  source: z.string(),
  closeTime: wireTime,
  /** Why the order has the state that it has, and what the user has from it, in one sentence. */
  explanation: z.string(),
  steps: z.array(step),
  payments: z.array(paymentRow),
  /** What was sold beside what the provider last said about its payment, fact by fact. */
  comparison: z.array(
    z.object({
      paymentNo: z.string(),
      what: z.string(),
      ours: z.string(),
      /** Empty if the provider said nothing about it. */
      theirs: z.string(),
      agrees: z.boolean(),
    }),
  ),
  notifications: z.array(
    z.object({
      id: z.string(),
      paymentNo: z.string(),
      time: wireTime,
      outcome: z.string(),
      /** As received, with phones and names masked; empty if it was forgotten with its account. */
      body: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      fen,
      state: z.string(),
      kind: z.string(),
      reason: z.string(),
      askTime: wireTime,
      doneTime: z.nullable(wireTime),
      days: z.nullable(z.int()),
      vPower: z.nullable(z.int()),
      points: z.nullable(z.int()),
    }),
  ),
  ledger: z.array(z.object({ time: wireTime, ledger: z.string(), amount: z.int(), cause: z.string() })),
  agreements: z.array(z.object({ key: z.string(), version: z.int() })),
  /** What is left to refund. */
  refundableFen: fen,
  acts: user.shape.acts,
});

export const orderFilter = {
  brand: z.optional(brand),
  state: z.optional(orderState),
  provider: z.optional(z.string().check(z.maxLength(32))),
  clientType: z.optional(z.string().check(z.maxLength(64))),
  userId: z.optional(userId),
  goodsId: z.optional(z.string().check(z.maxLength(64))),
  from: time,
  until: time,
  leastFen: amount,
  mostFen: amount,
};
