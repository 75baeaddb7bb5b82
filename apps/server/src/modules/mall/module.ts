import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { earnWayContent, mallContent } from './mall.content.ts';
import { mallInvariants } from './mall.invariants.ts';
import { mallRoutes } from './mall.routes.ts';

export const mallModule = defineModule({
  name: 'mall',
  tables: {
    mall_exchanges: { onDelete: KEEP.ledger, userWritten: ['idempotency_key'] },
  },
  invariants: mallInvariants,
  content: [mallContent, earnWayContent],
  routes: [mallRoutes],
});
