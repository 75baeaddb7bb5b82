import { z } from 'zod/mini';
import { defineTopic } from '../../platform/topic.ts';

const what = { partner: z.string(), days: z.int(), product: z.string() };

/** Names an account at the partner; older messages name a user instead, whose phone leads to the account. */
const payload = z.union([z.object({ ...what, account: z.string() }), z.object({ ...what, userId: z.int() })]);

/** Days of a partner's membership for one account. */
export type PartnerGrant = z.output<typeof payload>;

export const partnerGrantTopic = defineTopic('partner-grant', payload);

export const grantKeyOf = (cause: string): string => `partner:${cause}`;

/** The rows of a clause (cause, partner, account, days, product, at) as messages of the outbox. */
export const grantMessages = (clause: string): string => `
  select '${partnerGrantTopic.name}' as topic, 'partner:' || o.cause as message_key, jsonb_build_object(
    'partner', o.partner, 'account', o.account, 'days', o.days, 'product', o.product) as payload, o.at as due_at
  from ${clause} o`;
