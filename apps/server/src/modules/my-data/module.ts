import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import type { ErasureService } from './erasure.service.ts';
import { myDataInvariants } from './my-data.invariants.ts';
import { myDataRoutes } from './my-data.routes.ts';
import { createMyDataServices } from './services.ts';

export const myDataModule = defineModule({
  name: 'my-data',
  tables: {
    account_deletions: { onDelete: KEEP.deletion },
  },
  invariants: myDataInvariants,
  jobs: { erasures: ({ erasures }: { erasures: Pick<ErasureService, 'eraseDue'> }) => erasures.eraseDue },
  services: createMyDataServices,
  routes: [myDataRoutes],
});
