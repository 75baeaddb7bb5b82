import { SmsUnanswered } from '../../ports/sms-sender.ts';

/** Nobody was reached, so nothing was sent. */
const NEVER_LEFT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const reasonOf = (error: unknown) => (error as { cause?: { code?: unknown } } | undefined)?.cause?.code;

/** What the carrier answers; rejects with SmsUnanswered where that is not heard, or cannot be read. */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (NEVER_LEFT.has(reasonOf(cause))) throw cause;
    throw new SmsUnanswered('the carrier did not answer', { cause });
  }
}
