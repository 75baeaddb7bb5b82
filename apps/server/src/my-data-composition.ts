import type { MembershipService } from './modules/membership/membership.service.ts';
import { createPurchaseGrantService } from './modules/membership/purchase-grant.service.ts';
import { createDeletionService, type DeletionDeps } from './modules/my-data/deletion.service.ts';
import { createErasureService, type ErasureDeps } from './modules/my-data/erasure.service.ts';
import { createExportService, type ExportDeps } from './modules/my-data/export.service.ts';

type MyDataParts = ExportDeps &
  Omit<DeletionDeps & ErasureDeps, 'purchaseGrants'> & { membership: MembershipService };

/** What users may do with all that is held about them. */
export function createMyDataServices(parts: MyDataParts) {
  const purchaseGrants = createPurchaseGrantService(parts);
  return {
    exports: createExportService(parts),
    deletions: createDeletionService({ ...parts, purchaseGrants }),
    erasures: createErasureService({ ...parts, purchaseGrants }),
  };
}
