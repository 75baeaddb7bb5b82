export { findFulfilment } from './fulfilment.repository.ts';
