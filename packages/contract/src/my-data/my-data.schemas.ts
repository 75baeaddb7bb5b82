import { z } from 'zod/mini';
import { empty, smsCode, wireTime } from '../fields.ts';
import { myDataTexts } from '../texts/my-data.ts';

const deletion = z.object({
  askTime: wireTime,
  /**
   * Until then the request can be withdrawn. Afterwards the account is deleted as soon as no order or
   * contract is open.
   */
  dueTime: wireTime,
  /** What the deletion currently waits for. */
  waitsFor: z.enum(['coolOff', 'contracts', 'orders']),
});

const standing = z.object({
  id: z.string(),
  nickName: z.string(),
  headImgUrl: z.string(),
  /** Empty for an account without a phone. */
  mobile: z.string(),
  registerTime: wireTime,
  coolOffDays: z.int(),
  /** Number of renewals that end when deletion is requested. */
  renewals: z.int(),
  /** Null if no deletion was requested. */
  deletion: z.nullable(deletion),
});

const row = z.record(z.string(), z.unknown());

export const myDataSchemas = {
  getMyData: {
    summary: 'The account, and whether its deletion is pending',
    input: z.object({}),
    output: standing,
  },
  sendExportCode: {
    summary: 'Send the code that confirms an export to the account’s phone; 2173 without a phone',
    input: z.object({}),
    output: empty,
  },
  exportMyData: {
    summary:
      'All data about the user, table by table, confirmed by a code from sendExportCode; data that only protects the account is excluded',
    input: z.object({ code: smsCode }),
    output: z.object({ madeTime: wireTime, userId: z.string(), records: z.record(z.string(), z.array(row)) }),
  },
  sendDeletionCode: {
    summary: 'Send the code that confirms a deletion to the account’s phone; 2173 without a phone',
    input: z.object({}),
    output: empty,
  },
  askDeletion: {
    summary:
      'Delete the account after the cool-off period, confirmed by a code from sendDeletionCode; renewals end at once. Repeating it changes nothing',
    input: z.object({
      /** The user confirmed that they read what will be lost. */
      understood: z.literal(true, { error: myDataTexts.notUnderstood }),
      code: smsCode,
    }),
    output: standing,
  },
  withdrawDeletion: {
    summary: 'Withdraw the deletion and keep the account',
    input: z.object({}),
    output: standing,
  },
};
