import { createHmac } from 'node:crypto';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import { sameText } from '../../lib/secrets.ts';

/** How far a maker's clock may be off, either way. */
export const MOST_SKEW_MS = 300_000;

/** A request of a game's maker to `/partner/{partner}/{what}`, as received. */
export interface SignedBytes {
  partner: string;
  /** The bytes that were signed. */
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const headerOf = ({ headers }: SignedBytes, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Refuses requests that are not signed with the partner's secret, for this address and the current time. */
export function requireSigned(
  bytes: SignedBytes,
  what: string,
  { secret, realNow }: { secret: string; realNow: Date },
): void {
  const at = headerOf(bytes, 'x-at');
  const path = `/partner/${bytes.partner}/${what}`;
  const key = headerOf(bytes, 'idempotency-key');
  const signed = ['POST', path, at, key, bytes.body.toString('utf8')].join('\n');
  const right = createHmac('sha256', secret).update(signed).digest('hex');
  const isFresh = /^\d{1,15}$/.test(at) && Math.abs(realNow.getTime() - Number(at)) <= MOST_SKEW_MS;
  if (!isFresh || !sameText(headerOf(bytes, 'x-sign'), right)) throw new Refusal(CODE.forbidden);
}

/** The maker's id of the request: a repeat has the same. */
export function requireRequestId(bytes: SignedBytes): string {
  const id = headerOf(bytes, 'idempotency-key');
  if (!/^[\w-]{8,64}$/.test(id)) throw new Refusal(CODE.badRequest);
  return id;
}

export function readJson({ body }: SignedBytes): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(CODE.badRequest);
  }
}
