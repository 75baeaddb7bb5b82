/** Orders with their steps, for support to read. */
export { findOrder, listSteps, type Order } from './order.repository.ts';
export { listOrderNames } from './order-names.repository.ts';
