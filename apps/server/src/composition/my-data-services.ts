import { createDeletionService, type DeletionDeps } from '../modules/my-data/deletion.service.ts';
import { createErasureService, type ErasureDeps } from '../modules/my-data/erasure.service.ts';
import { createExportService, type ExportDeps } from '../modules/my-data/export.service.ts';

type MyDataParts = ExportDeps & DeletionDeps & ErasureDeps;

/** What users may do with the data stored about them. */
export function createMyDataServices(parts: MyDataParts) {
  return {
    exports: createExportService(parts),
    deletions: createDeletionService(parts),
    erasures: createErasureService(parts),
  };
}
