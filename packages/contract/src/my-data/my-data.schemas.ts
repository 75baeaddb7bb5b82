import { z } from 'zod/mini';
import { empty, smsCode, wireTime } from '../fields.ts';
import { myDataTexts } from '../texts/my-data.ts';

const deletion = z.object({
  askTime: wireTime,
  /** Until then it may be taken back; from then on the account goes as soon as nothing is owed. */
  dueTime: wireTime,
  /** What it waits for now. */
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
  /** Renewals that end when deletion is asked for. */
  renewals: z.int(),
  /** Null: nobody asked for it. */
  deletion: z.nullable(deletion),
});

const row = z.record(z.string(), z.unknown());

export const myDataSchemas = {
  getMyData: {
    summary: 'Whose data it is, and whether the account is about to be deleted',
    input: z.object({}),
    output: standing,
  },
  sendExportCode: {
    summary: 'Send the code that confirms an export to the phone of the account; 2173 where it has none',
    input: z.object({}),
    output: empty,
  },
  exportMyData: {
    summary:
      'Everything that is held about the user, table by table, confirmed by a code from sendExportCode; what only guards the account is left out',
    input: z.object({ code: smsCode }),
    output: z.object({ madeTime: wireTime, userId: z.string(), records: z.record(z.string(), z.array(row)) }),
  },
  sendDeletionCode: {
    summary: 'Send the code that confirms a deletion to the phone of the account; 2173 where it has none',
    input: z.object({}),
    output: empty,
  },
  askDeletion: {
    summary:
      'Delete the account after the cool-off, confirmed by a code from sendDeletionCode; renewals end at once. Asking again changes nothing',
    input: z.object({
      /** Said by somebody who has read what is lost. */
      understood: z.literal(true, { error: myDataTexts.notUnderstood }),
      code: smsCode,
    }),
    output: standing,
  },
  withdrawDeletion: {
    summary: 'Keep the account after all',
    input: z.object({}),
    output: standing,
  },
};
