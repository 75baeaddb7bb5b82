import { CODE } from '@juban/contract/code-names';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

/** A payment provider that does not answer gets the caller a refusal: the order waits and can be tried again. */
export const refuseIfUnavailable = refuseFailures([ProviderUnavailable, CODE.providerBusy]);
