/** How far the delivery of a message has come, for support to read. */
export { findMessage } from './outbox.repository.ts';
