/** What users have won and may enter, for support to read. */
export { listAllWon } from './draw.repository.ts';
export { findOwnerOfEarlierCode, listPartners } from './mission.repository.ts';
