import { Refusal } from '../../lib/refusal.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** A provider that does not answer is nobody's fault here: the order waits, and may be tried again. */
export async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('2103', { cause: error });
    throw error;
  }
}
