import type { FastifyReply } from 'fastify';
import { tooBusy } from './refusal.ts';

/** A caller is answered within 10 s, whatever the server waits for. */
const CALL_LIMIT_MS = 9_500;

/** The caller gets an answer in time even if a dependency stalls; the work itself ends by its own limits. */
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

/** The rest of a call's time, counted from its arrival, so that several stalls share one limit. */
export function withinCall<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
  return withTimeLimit(work, CALL_LIMIT_MS - reply.elapsedTime);
}
