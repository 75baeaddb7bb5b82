import { defineModule } from '../../platform/module.ts';
import { analyticsInvariants } from './analytics.invariants.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  tables: {
    analytics_events: { onDelete: { clear: { user_id: null } }, userWritten: ['event_key'] },
  },
  invariants: analyticsInvariants,
  routes: [analyticsRoutes],
});
