import { createHmac } from 'node:crypto';
import { CODE } from '@juban/contract/code-names';
import { z } from 'zod/mini';
import { Refusal } from '../../lib/refusal.ts';
import { sameText } from '../../lib/secrets.ts';

/** How far a maker's clock may be off: like every signature of ours, either way. */
export const MOST_SKEW_MS = 300_000;

const told = {
  activity: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** As we told it to the game's maker: our own number of the user. */
  userId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  /** When it happened, ms. */
  at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000)),
};

/** What the game's maker may tell; the last part of the address says which it is. */
const EVENTS = {
  'sign-up': z.strictObject(told),
  'top-up': z.strictObject({ ...told, fen: z.int().check(z.minimum(1), z.maximum(100_000_000)) }),
  level: z.strictObject({ ...told, level: z.int().check(z.minimum(1), z.maximum(10_000)) }),
};

export type GameEventName = keyof typeof EVENTS;

export interface CallbackBytes {
  partner: string;
  event: string;
  /** The very bytes that were signed. */
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface GameCallback {
  event: GameEventName;
  /** The maker's name for it: the same is told once. */
  eventId: string;
  activity: string;
  userId: number;
  happenedAt: Date;
  fen: number | null;
  level: number | null;
}

const isEvent = (name: string): name is GameEventName => Object.hasOwn(EVENTS, name);
const headerOf = ({ headers }: CallbackBytes, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Nothing of it is read before its signature holds. */
export function readCallback(bytes: CallbackBytes, secret: string, realNow: Date): GameCallback {
  const { partner, event, body } = bytes;
  const [at, eventId] = [headerOf(bytes, 'x-at'), headerOf(bytes, 'idempotency-key')];
  const signed = ['POST', `/partner/${partner}/${event}`, at, eventId, body.toString('utf8')].join('\n');
  const right = createHmac('sha256', secret).update(signed).digest('hex');
  const isFresh = /^\d{1,15}$/.test(at) && Math.abs(realNow.getTime() - Number(at)) <= MOST_SKEW_MS;
  if (!isFresh || !sameText(headerOf(bytes, 'x-sign'), right)) throw new Refusal(CODE.forbidden);
  if (!isEvent(event)) throw new Refusal(CODE.notFound);
  if (!/^[\w-]{8,64}$/.test(eventId)) throw new Refusal(CODE.badRequest);
  const parsed = z.safeParse(EVENTS[event], readJson(body));
  if (!parsed.success) throw new Refusal(CODE.badRequest);
  const { activity, userId, at: happened, ...more } = parsed.data;
  const amounts = { fen: null, level: null, ...more };
  return { event, eventId, activity, userId: Number(userId), happenedAt: new Date(happened), ...amounts };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(CODE.badRequest);
  }
}
