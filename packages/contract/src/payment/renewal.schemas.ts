import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { renewalTexts } from '../texts/renewals.ts';
import { goodsCode } from './payment.fields.ts';

/** The number of the order it was signed with. */
const contractNo = z
  .string({ error: renewalTexts.unknownContract })
  .check(z.regex(/^\d{18,36}$/, { error: renewalTexts.unknownContract }));

const family = z.enum(['vip', 'vip_plus']);

const contract = z.object({
  contractNo: z.string(),
  /** closing: cancelled or replaced, never charged again unless resumed; closed: ended at the provider too. */
  state: z.enum(['active', 'closing', 'closed']),
  family,
  goodsCode: z.string(),
  goodsName: z.string(),
  /** Yuan a period. */
  price: z.number(),
  currency: z.string(),
  payChannel: z.enum(['aliPay', 'wechat', 'apple', 'qihoo', 'lenovo']),
  /** Every so many calendar months or days. */
  period: z.object({ unit: z.enum(['month', 'day']), count: z.int() }),
  signTime: wireTime,
  /** The end of what is paid for; null until the first payment is in. */
  paidUntil: z.nullable(wireTime),
  /** Null where nothing is charged any more, and where the app store charges by itself. */
  nextChargeTime: z.nullable(wireTime),
  /** When the payer is told of the next charge, or was; null where there is none. */
  noticeTime: z.nullable(wireTime),
  /** How many tries of the present charge failed; it is tried again on the next days. */
  failedTries: z.int(),
  endTime: z.nullable(wireTime),
  /** Why it is closing or closed; null while it is neither. */
  reason: z.nullable(
    z.enum(['cancelled', 'replaced', 'unpaid', 'refunded', 'charge-failed', 'unsigned', 'lapsed']),
  ),
  /** False too where it can only be done in the app store. */
  mayCancel: z.boolean(),
  mayResume: z.boolean(),
  /** What it took so far, newest first and at most 24, the first payment among them; each is an order of its own. */
  charges: z.array(
    z.object({ orderNo: z.string(), payTime: wireTime, price: z.number(), refunded: z.boolean() }),
  ),
});

export const renewalSchemas = {
  checkRenew: {
    summary:
      'Whether the user has an active renewal contract: of a family, told by its name or by goods of it, else of any',
    input: z.object({
      /** Any unless told. */
      family: z.optional(family),
      /** Counts where both are told. */
      goodsCode: z.optional(goodsCode),
    }),
    output: z.object({
      bind: z.boolean(),
      /** Told where it is charged by the App Store: nothing of ours can take its place. */
      byAppStore: z.optional(z.boolean()),
    }),
  },
  listContracts: {
    summary: 'Own renewal contracts: those that are charged first, then the newest',
    input: z.object({}),
    output: z.object({ content: z.array(contract), total: z.int() }),
  },
  cancelContract: {
    summary: 'End an own contract: nothing is charged from now on, what is paid stays; safe to repeat',
    input: z.object({ contractNo }),
    output: contract,
  },
  resumeContract: {
    summary: 'Take the cancelling back before the paid time ends; safe to repeat',
    input: z.object({ contractNo }),
    output: contract,
  },
};
