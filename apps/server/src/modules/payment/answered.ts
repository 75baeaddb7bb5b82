import { CODE } from '@juban/contract/code-names';
import { answeredOr } from '../../lib/answered.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** A provider that does not answer is nobody's fault here: the order waits, and may be tried again. */
export const answered = answeredOr([ProviderUnavailable, CODE.providerBusy]);
