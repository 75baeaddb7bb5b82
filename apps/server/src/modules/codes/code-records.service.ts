/** Codes, for support to find. */
export { findByHashes } from './codes.repository.ts';
