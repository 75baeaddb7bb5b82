import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { renewalTexts } from '../texts/renewals.ts';
import { goodsCode } from './payment.fields.ts';

/** The number of the order that the contract was signed with. */
const contractNo = z
  .string({ error: renewalTexts.unknownContract })
  .check(z.regex(/^\d{18,36}$/, { error: renewalTexts.unknownContract }));

const family = z.enum(['vip', 'vip_plus']);

const contract = z.object({
  contractNo: z.string(),
  /** closing: cancelled or replaced, not charged again unless resumed; closed: also ended at the provider. */
  state: z.enum(['active', 'closing', 'closed']),
  family,
  goodsCode: z.string(),
  goodsName: z.string(),
  /** In yuan per period. */
  price: z.number(),
  currency: z.string(),
  payChannel: z.enum(['aliPay', 'wechat', 'apple', 'qihoo', 'lenovo']),
  /** Charged every `count` calendar months or days. */
  period: z.object({ unit: z.enum(['month', 'day']), count: z.int() }),
  signTime: wireTime,
  /** End of the paid period; null until the first payment has arrived. */
  paidUntil: z.nullable(wireTime),
  /** Null if it will not be charged again, and if the app store charges it. */
  nextChargeTime: z.nullable(wireTime),
  /** When the payer is notified of the next charge, or was; null without one. */
  noticeTime: z.nullable(wireTime),
  /** Failed attempts of the current charge, which is retried on the following days. */
  failedTries: z.int(),
  endTime: z.nullable(wireTime),
  /** Why it is closing or closed; null otherwise. */
  reason: z.nullable(
    z.enum(['cancelled', 'replaced', 'unpaid', 'refunded', 'charge-failed', 'unsigned', 'lapsed']),
  ),
  /** Also false if only the app store can cancel it. */
  mayCancel: z.boolean(),
  mayResume: z.boolean(),
  /** Up to 24 charges including the first payment, newest first; each is an order of its own. */
  charges: z.array(
    z.object({ orderNo: z.string(), payTime: wireTime, price: z.number(), refunded: z.boolean() }),
  ),
});

export const renewalSchemas = {
  checkRenew: {
    summary:
      'Whether the user has an active renewal contract, of any family or of one given by name or by goods',
    input: z.object({
      /** Any family by default. */
      family: z.optional(family),
      /** Takes precedence over family. */
      goodsCode: z.optional(goodsCode),
    }),
    output: z.object({
      bind: z.boolean(),
      /** Set if the App Store charges it, in which case no contract of ours can replace it. */
      byAppStore: z.optional(z.boolean()),
    }),
  },
  listContracts: {
    summary: 'Renewal contracts of the user: those that will be charged first, then the newest',
    input: z.object({}),
    output: z.object({ content: z.array(contract), total: z.int() }),
  },
  cancelContract: {
    summary: 'End a contract of the user: no more charges, the paid period stays; safe to repeat',
    input: z.object({ contractNo }),
    output: contract,
  },
  resumeContract: {
    summary: 'Undo a cancellation before the paid period ends; safe to repeat',
    input: z.object({ contractNo }),
    output: contract,
  },
};
