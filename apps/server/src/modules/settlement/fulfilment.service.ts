/** Which payment an order was fulfilled by, and what it gave. */
export { findFulfilment } from './fulfilment.repository.ts';
