import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';

export const mallModule = defineModule({
  name: 'mall',
  tables: {
    mall_exchanges: { onDelete: KEEP.ledger, userWritten: ['idempotency_key'] },
  },
});
