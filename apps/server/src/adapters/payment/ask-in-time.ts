import { withTimeLimit } from '../../lib/time-limit.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** The time limit that the port promises for every call. */
const CALL_LIMIT_MS = 8_000;

/** One remote call. Every failure becomes ProviderUnavailable, without any data that was sent or answered. */
export async function askInTime<Answer>(
  work: Promise<Answer>,
  who: string,
  failed = 'could not be called',
): Promise<Answer> {
  const tooLate = () => new ProviderUnavailable(`${who} took longer than ${CALL_LIMIT_MS} ms`);
  try {
    return await withTimeLimit(work, CALL_LIMIT_MS, tooLate);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`${who} ${failed}: ${(error as Error).name}`);
  }
}
