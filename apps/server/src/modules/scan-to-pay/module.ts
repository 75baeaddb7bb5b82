import { defineModule } from '../../platform/module.ts';
import type { HandleService } from './handle.service.ts';
import { qrRoutes } from './qr.routes.ts';

export const scanToPayModule = defineModule({
  name: 'scan-to-pay',
  tables: {
    order_handles: { onDelete: 'delete' },
  },
  jobs: { handles: ({ handles }: { handles: Pick<HandleService, 'refresh'> }) => handles.refresh },
  routes: [qrRoutes],
});
