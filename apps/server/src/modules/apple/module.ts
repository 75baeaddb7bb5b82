import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { appleInvariants } from './apple.invariants.ts';
import { appleRoutes } from './apple.routes.ts';

export const appleModule = defineModule({
  name: 'apple',
  tables: {
    apple_purchases: { onDelete: KEEP.money },
    apple_transactions: { onDelete: KEEP.money },
    apple_notices: {},
  },
  invariants: appleInvariants,
  routes: [appleRoutes],
});
