/** Charges of contracts, for support to read. */
export { findChargeOfOrder } from './charge.repository.ts';
