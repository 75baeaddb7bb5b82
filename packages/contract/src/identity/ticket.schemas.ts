import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { orderNo } from '../payment/payment.fields.ts';

/** In addresses that lead back to us from outside, where a token must never stand. */
const ticket = z
  .string({ error: CODES['2117'].msg })
  .check(z.regex(/^[0-9a-z]{1,13}\.[\w-]{32}$/, { error: CODES['2117'].msg }));

export const ticketSchemas = {
  issueOrderTicket: {
    summary:
      'A ticket that logs in whoever comes back from paying this own order, once and within 30 minutes',
    input: z.object({ orderNo }),
    output: z.object({
      ticket: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
  redeemTicket: {
    summary: 'Log in by a ticket, against the order it was given out for',
    input: z.object({ ticket, orderNo }),
    output: z.object({ token: z.string() }),
  },
};
