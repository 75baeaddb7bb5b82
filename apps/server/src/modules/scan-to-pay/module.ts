import { defineModule } from '../../platform/module.ts';
import type { HandleService } from './handle.service.ts';

export const scanToPayModule = defineModule({
  name: 'scan-to-pay',
  tables: {
    order_handles: { onDelete: 'delete' },
  },
  jobs: { handles: ({ handles }: { handles: Pick<HandleService, 'refresh'> }) => handles.refresh },
});
