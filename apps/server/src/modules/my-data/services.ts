import { createDeletionService, type DeletionDeps } from './deletion.service.ts';
import { createErasureService, type ErasureDeps } from './erasure.service.ts';
import { createExportService, type ExportDeps } from './export.service.ts';

export type MyDataParts = ExportDeps & DeletionDeps & ErasureDeps;

/** What users may do with the data stored about them. */
export function createMyDataServices({
  db,
  clock,
  secrets,
  rateLimits,
  accounts,
  codes,
  outstandingOrders,
  leavingContracts,
  outbox,
  fraud,
  userTables,
}: MyDataParts) {
  return {
    exports: createExportService({ db, clock, secrets, rateLimits, accounts, codes, userTables }),
    deletions: createDeletionService({ db, clock, accounts, codes, outstandingOrders, leavingContracts }),
    erasures: createErasureService({
      db,
      clock,
      outstandingOrders,
      leavingContracts,
      outbox,
      fraud,
      userTables,
    }),
  };
}
