import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { myDataInvariants } from './my-data.invariants.ts';

export const myDataModule = defineModule({
  name: 'my-data',
  tables: {
    account_deletions: { onDelete: KEEP.deletion },
  },
  invariants: myDataInvariants,
});
