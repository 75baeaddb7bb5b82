import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { claimContent } from './claim.content.ts';
import { claimInvariants } from './claim.invariants.ts';
import { claimRoutes } from './claim.routes.ts';

export const claimModule = defineModule({
  name: 'claim',
  tables: {
    claims: { onDelete: KEEP.oncePerPhone },
  },
  invariants: claimInvariants,
  content: [claimContent],
  routes: [claimRoutes],
});
