/** The ledgers of users, for support to read. */
export {
  countCheckIns,
  type LedgerEntry,
  listAllDays,
  listBalances,
  listCheckInDays,
  listNewestEntries,
} from './desk-ledger.repository.ts';
