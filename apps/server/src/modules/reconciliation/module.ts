import { defineModule } from '../../platform/module.ts';
import type { ReconcileService } from './reconcile.service.ts';

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  jobs: {
    reconciliation: ({ reconciliation }: { reconciliation: Pick<ReconcileService, 'reconcileDue'> }) =>
      reconciliation.reconcileDue,
  },
});
