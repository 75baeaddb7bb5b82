import { defineModule } from '../../platform/module.ts';

export const uploadModule = defineModule({
  name: 'upload',
  tables: {
    uploads: { onDelete: 'delete' },
  },
});
