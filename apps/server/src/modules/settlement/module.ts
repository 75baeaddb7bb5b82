import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { settlementInvariants } from './settlement.invariants.ts';

export const settlementModule = defineModule({
  name: 'settlement',
  tables: {
    fulfilments: { onDelete: KEEP.money },
  },
  invariants: settlementInvariants,
});
