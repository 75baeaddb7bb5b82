export const PARTNER_GRANT_TOPIC = 'partner-grant';

export const grantKeyOf = (cause: string): string => `partner:${cause}`;

/** The rows of a clause (cause, partner, account, days, product, at) as messages of the outbox. */
export const grantMessages = (clause: string): string => `
  select '${PARTNER_GRANT_TOPIC}' as topic, 'partner:' || o.cause as message_key, jsonb_build_object(
    'partner', o.partner, 'account', o.account, 'days', o.days, 'product', o.product) as payload, o.at as due_at
  from ${clause} o`;
