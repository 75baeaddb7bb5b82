import { SmsUnanswered } from '../../ports/sms-sender.ts';

/** The carrier was not reached, so nothing was sent. */
const NEVER_LEFT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const reasonOf = (error: unknown) => (error as { cause?: { code?: unknown } } | undefined)?.cause?.code;

/** The carrier's answer; rejects with SmsUnanswered if it does not arrive or cannot be read. */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (NEVER_LEFT.has(reasonOf(cause))) throw cause;
    throw new SmsUnanswered('the carrier did not answer', { cause });
  }
}
