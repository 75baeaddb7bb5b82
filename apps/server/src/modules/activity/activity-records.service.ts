/** What users have got from activities, for support to read. */
export { listAllClaims, listGiftEntries } from './own-activity.repository.ts';
