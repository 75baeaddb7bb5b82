import { CODE } from '@juban/contract/code-names';
import { z } from 'zod/mini';
import { Refusal } from '../../lib/refusal.ts';
import { readJson, requireRequestId, requireSigned, type SignedBytes } from './partner-signature.ts';

const common = {
  activity: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Our number of the user, as we sent it to the game's maker. */
  userId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  /** When it happened, ms. */
  at: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000)),
};

/** What the game's maker may report; the last part of the address names the event. */
const EVENTS = {
  'sign-up': z.strictObject(common),
  'top-up': z.strictObject({ ...common, fen: z.int().check(z.minimum(1), z.maximum(100_000_000)) }),
  level: z.strictObject({ ...common, level: z.int().check(z.minimum(1), z.maximum(10_000)) }),
};

export type GameEventName = keyof typeof EVENTS;

export interface CallbackBytes extends SignedBytes {
  event: string;
}

export interface GameCallback {
  event: GameEventName;
  /** The maker's id for it: a repeat has the same. */
  eventId: string;
  activity: string;
  userId: number;
  happenedAt: Date;
  fen: number | null;
  level: number | null;
}

const isEvent = (name: string): name is GameEventName => Object.hasOwn(EVENTS, name);

/** Nothing of it is read before its signature is verified. */
export function readCallback(bytes: CallbackBytes, secret: string, realNow: Date): GameCallback {
  const { event } = bytes;
  requireSigned(bytes, event, { secret, realNow });
  if (!isEvent(event)) throw new Refusal(CODE.notFound);
  const eventId = requireRequestId(bytes);
  const parsed = z.safeParse(EVENTS[event], readJson(bytes));
  if (!parsed.success) throw new Refusal(CODE.badRequest);
  const { activity, userId, at: happened, ...more } = parsed.data;
  const amounts = { fen: null, level: null, ...more };
  return { event, eventId, activity, userId: Number(userId), happenedAt: new Date(happened), ...amounts };
}
