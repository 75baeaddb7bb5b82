import { z } from 'zod/mini';
import { appleTexts } from '../texts/apple.ts';
import { orderDetail, orderNo } from './payment.fields.ts';

const MAX_JWS_LENGTH = 16_384;
const MAX_JWS = 10;

/** A transaction signed by Apple, as StoreKit returns it: three parts of base64url. */
const jws = z
  .string({ error: appleTexts.invalid })
  .check(
    z.maxLength(MAX_JWS_LENGTH, { error: appleTexts.invalid, abort: true }),
    z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, { error: appleTexts.invalid }),
  );

export const appleSchemas = {
  confirmApple: {
    summary:
      'Grant an order of the user that the given App Store transaction paid; repeating it changes nothing',
    input: z.object({ orderNo, jws }),
    /** The granted order. This is a different one if the given order no longer waited for payment. */
    output: z.object({ result: z.literal('paid'), order: orderDetail }),
  },
  restoreApple: {
    summary: 'Grant everything that this account bought in the App Store and has not received yet',
    input: z.object({ jws: z.array(jws).check(z.maxLength(MAX_JWS)) }),
    output: z.object({
      /** Number of transactions granted by this call. */
      restored: z.int(),
      /** One item per transaction, in the order of the input. */
      items: z.array(
        z.object({
          /** owned: granted before; refunded: Apple has refunded it. */
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
