/** What was held for review, for support to read. */
export { findHold, type Hold, listHoldsOf } from './hold.repository.ts';
