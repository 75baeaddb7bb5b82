import { CODE } from '@juban/contract/code-names';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** If a payment provider does not answer, the caller gets a refusal: the order waits and can be retried. */
export const refuseIfUnavailable = refuseFailures([ProviderUnavailable, CODE.providerBusy]);
