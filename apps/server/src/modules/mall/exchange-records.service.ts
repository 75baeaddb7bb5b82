/** What users have exchanged points for, for support to read. */
export { listOwnExchanges } from './mall.repository.ts';
