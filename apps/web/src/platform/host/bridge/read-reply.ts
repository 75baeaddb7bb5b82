import { propertyOf } from '../host-window.ts';

export type Reply = { ok: true; value: unknown } | { ok: false };

/** The longest reply that is read, in characters. */
const LONGEST_REPLY = 4_000_000;

function parse(said: unknown): unknown {
  if (typeof said !== 'string') return said;
  if (said.length > LONGEST_REPLY) return undefined;
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** The id a reply belongs to; undefined for what is no reply at all. */
export function replyId(said: unknown): string | undefined {
  const id = propertyOf(parse(said), 'id');
  return typeof id === 'string' ? id : undefined;
}

/** Undefined for what is no reply to this call; a reply without an id belongs to who received it. */
export function readReply(said: unknown, id: string): Reply | undefined {
  const reply = parse(said);
  const named = propertyOf(reply, 'id');
  if (named !== undefined && named !== id) return undefined;
  const ok = propertyOf(reply, 'ok');
  if (ok === false) return { ok };
  // Whatever else came is an answer that no guard will take.
  return { ok: true, value: ok === true ? propertyOf(reply, 'value') : undefined };
}
