import { propertyOf } from '../host-window.ts';

export type Reply = { ok: true; value: unknown } | { ok: false };

/** Longer replies are ignored. */
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

/** The id of the call that a reply belongs to; undefined if it is no reply. */
export function replyId(said: unknown): string | undefined {
  const id = propertyOf(parse(said), 'id');
  return typeof id === 'string' ? id : undefined;
}

/** Parses the reply to this call, otherwise undefined; a reply without an id belongs to its receiver. */
export function readReply(said: unknown, id: string): Reply | undefined {
  const reply = parse(said);
  const named = propertyOf(reply, 'id');
  if (named !== undefined && named !== id) return undefined;
  const ok = propertyOf(reply, 'ok');
  if (ok === false) return { ok };
  // Anything else becomes an answer that every guard rejects.
  return { ok: true, value: ok === true ? propertyOf(reply, 'value') : undefined };
}
