import { defineModule } from '../../platform/module.ts';
import { uploadRoutes } from './upload.routes.ts';

export const uploadModule = defineModule({
  name: 'upload',
  tables: {
    uploads: { onDelete: 'delete' },
  },
  routes: [uploadRoutes],
});
