import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { punchInvariants } from './punch.invariants.ts';
import { punchRoutes } from './punch.routes.ts';
import { createPunchServices } from './services.ts';

export const punchModule = defineModule({
  name: 'punch',
  tables: {
    punch_runs: { onDelete: KEEP.ledger },
    punch_marks: { onDelete: KEEP.ledger },
    punch_devices: { onDelete: KEEP.oncePerDevice },
    user_settings: { onDelete: 'delete' },
  },
  invariants: punchInvariants,
  services: createPunchServices,
  routes: [punchRoutes],
});
