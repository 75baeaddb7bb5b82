/** What was claimed, for support to read. */
export { listClaimsOf } from './gift.repository.ts';
