import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';

export const myDataModule = defineModule({
  name: 'my-data',
  tables: {
    account_deletions: { onDelete: KEEP.deletion },
  },
});
