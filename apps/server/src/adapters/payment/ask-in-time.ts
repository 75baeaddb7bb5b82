import { withTimeLimit } from '../../lib/time-limit.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** What the port promises of every call. */
const CALL_LIMIT_MS = 8_000;

/** One remote call. Whatever goes wrong is ProviderUnavailable, without a word of what was sent or answered. */
export async function askInTime<Answer>(
  work: Promise<Answer>,
  who: string,
  failed = 'could not be asked',
): Promise<Answer> {
  const tooLate = () => new ProviderUnavailable(`${who} took longer than ${CALL_LIMIT_MS} ms`);
  try {
    return await withTimeLimit(work, CALL_LIMIT_MS, tooLate);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`${who} ${failed}: ${(error as Error).name}`);
  }
}
