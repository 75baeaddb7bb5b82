/** What users have agreed to, for support to read. */
export { listConsents } from './agreement.repository.ts';
