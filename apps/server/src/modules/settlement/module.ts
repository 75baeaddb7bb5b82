import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';

export const settlementModule = defineModule({
  name: 'settlement',
  tables: {
    fulfilments: { onDelete: KEEP.money },
  },
});
