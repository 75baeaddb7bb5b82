import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { orderNo } from '../payment/payment.fields.ts';

/** Used in return addresses, which must never contain a session token. */
const ticket = z
  .string({ error: CODES['2117'].msg })
  .check(z.regex(/^[0-9a-z]{1,13}\.[\w-]{32}$/, { error: CODES['2117'].msg }));

export const ticketSchemas = {
  issueOrderTicket: {
    summary: 'A ticket that logs the user in on return from paying this order, once and within 30 minutes',
    input: z.object({ orderNo }),
    output: z.object({
      ticket: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
  redeemTicket: {
    summary: 'Log in with a ticket and the order it was issued for',
    input: z.object({ ticket, orderNo }),
    output: z.object({ token: z.string() }),
  },
};
