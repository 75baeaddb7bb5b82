import { defineModule } from '../../platform/module.ts';

export const scanToPayModule = defineModule({
  name: 'scan-to-pay',
  tables: {
    order_handles: { onDelete: 'delete' },
  },
});
