import { defineModule } from '../../platform/module.ts';
import { fraudConsoleRoutes } from './fraud.console.ts';
import { fraudContent } from './fraud.content.ts';
import { fraudInvariants } from './fraud.invariants.ts';

export const fraudModule = defineModule({
  name: 'fraud',
  tables: {
    fraud_sightings: {},
    holds: { onDelete: { clear: { reason: '' } }, userWritten: ['reason', 'decided_by'] },
  },
  invariants: fraudInvariants,
  content: [fraudContent],
  console: [fraudConsoleRoutes],
});
