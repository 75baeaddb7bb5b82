/** Refunds for other modules to read. */
export { listRefunds } from './refund.repository.ts';
export { listReversals } from './reward-reversal.repository.ts';
