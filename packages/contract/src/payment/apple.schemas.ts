import { z } from 'zod/mini';
import { appleTexts } from '../texts/apple.ts';
import { orderDetail, orderNo } from './payment.fields.ts';

const MOST_JWS_LENGTH = 16_384;
const MOST_JWS = 10;

/** A transaction as StoreKit hands it over, signed by Apple: three parts of base64url. */
const jws = z
  .string({ error: appleTexts.invalid })
  .check(
    z.maxLength(MOST_JWS_LENGTH, { error: appleTexts.invalid, abort: true }),
    z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, { error: appleTexts.invalid }),
  );

export const appleSchemas = {
  confirmApple: {
    summary:
      'Have an own order granted by the App Store transaction that paid it; the same one again changes nothing',
    input: z.object({ orderNo, jws }),
    /** The order that was granted: another one where the named one no longer waited for money. */
    output: z.object({ result: z.literal('paid'), order: orderDetail }),
  },
  restoreApple: {
    summary: 'Have everything granted that this account bought in the App Store and has not been given yet',
    input: z.object({ jws: z.array(jws).check(z.maxLength(MOST_JWS)) }),
    output: z.object({
      /** How many were granted by this very call. */
      restored: z.int(),
      /** One a transaction, in the order they were sent. */
      items: z.array(
        z.object({
          /** owned: granted before; refunded: Apple gave the money back. */
          result: z.enum(['restored', 'owned', 'refunded', 'refused']),
          transactionId: z.nullable(z.string()),
          orderNo: z.nullable(z.string()),
          /** Why it was refused. */
          msg: z.nullable(z.string()),
        }),
      ),
    }),
  },
};
