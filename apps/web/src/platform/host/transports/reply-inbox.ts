import { replyId } from '../bridge/read-reply.ts';
import type { OnReply } from '../bridge/transport.ts';

/** The name by which native code answers: jubanBridge.reply('{"id":…}'). */
const NAME = 'jubanBridge';

const waiting = new Map<string, OnReply>();

const reply = (said: unknown) => {
  const id = replyId(said);
  if (id !== undefined) waiting.get(id)?.(said);
};

/**
 * Lets native code answer by running a script in the page. Frozen, so that no other script can intercept
 * replies.
 */
function openInbox(): void {
  if (NAME in window) return;
  Object.defineProperty(window, NAME, { value: Object.freeze({ reply }) });
}

/** Waits for the reply to one call; returns a function that stops waiting. */
export function awaitReply(id: string, onReply: OnReply): () => void {
  openInbox();
  waiting.set(id, onReply);
  return () => void waiting.delete(id);
}
