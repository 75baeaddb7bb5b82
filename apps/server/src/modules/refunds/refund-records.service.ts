/** Refunds as other modules read them. */
export { listRefunds } from './refund.repository.ts';
export { listReversals } from './reward-reversal.repository.ts';
