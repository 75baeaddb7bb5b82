import { Refusal } from './refusal.ts';

/** The caller gets an answer in time even when what is behind us stalls; the work itself ends by its own limits. */
export async function withTimeLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('5030', { retryAfterSeconds: 1 })), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
