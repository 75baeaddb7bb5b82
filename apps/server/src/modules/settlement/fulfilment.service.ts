/** Which payment an order was fulfilled by, and what it granted. */
export { findFulfilment } from './fulfilment.repository.ts';
