/** Refunds as other modules read them. */
export { listRefunds, type Refund } from './refund.repository.ts';
export { listReversals } from './reward-reversal.repository.ts';
