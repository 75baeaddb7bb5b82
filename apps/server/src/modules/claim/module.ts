import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';

export const claimModule = defineModule({
  name: 'claim',
  tables: {
    claims: { onDelete: KEEP.oncePerPhone },
  },
});
