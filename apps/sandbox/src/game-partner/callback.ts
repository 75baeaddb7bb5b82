import { createHmac, randomBytes } from 'node:crypto';

/** The secret that the demo configures for this partner. */
const SECRET = 'game-partner-demo';
const TOO_OLD_MS = 301_000;

export const FORGERIES = ['none', 'key', 'stale', 'body', 'unsigned'] as const;

export interface CallbackOrder {
  partner: string;
  event: string;
  facts: Readonly<Record<string, string | number>>;
  key?: string | undefined;
  forgery: (typeof FORGERIES)[number];
}

/** A callback as it is sent. */
export interface Callback {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export function writeCallback({ partner, event, facts, key, forgery }: CallbackOrder): Callback {
  const path = `/partner/${partner}/${event}`;
  const body = JSON.stringify(facts);
  const at = String(Date.now() - (forgery === 'stale' ? TOO_OLD_MS : 0));
  const eventId = key ?? randomBytes(12).toString('hex');
  const secret = forgery === 'key' ? `not ${SECRET}` : SECRET;
  const sign = createHmac('sha256', secret)
    .update(['POST', path, at, eventId, body].join('\n'))
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': eventId,
    'x-at': at,
    ...(forgery === 'unsigned' ? {} : { 'x-sign': sign }),
  };
  // A modified body that is still valid JSON.
  return { path, headers, body: forgery === 'body' ? `${body} ` : body };
}
