import type { FastifyReply } from 'fastify';
import { tooBusy } from './refusal.ts';

/** A caller hears from us within 10 s, whatever it waits itself. */
const CALL_LIMIT_MS = 9_500;

/** The caller gets an answer in time even when what is behind us stalls; the work itself ends by its own limits. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: () => Error = tooBusy,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is left of a call's time, counted from its arrival: stalls one after another share the one limit. */
export function withinCall<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
  return withTimeLimit(work, CALL_LIMIT_MS - reply.elapsedTime);
}
