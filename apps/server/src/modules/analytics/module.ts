import { defineModule } from '../../platform/module.ts';
import { analyticsInvariants } from './analytics.invariants.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { type AnalyticsDeps, createAnalyticsService } from './analytics.service.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  tables: {
    analytics_events: { onDelete: { clear: { user_id: null } }, userWritten: ['event_key'] },
  },
  invariants: analyticsInvariants,
  services: ({ db, clock, rateLimits }: AnalyticsDeps) => ({
    analytics: createAnalyticsService({ db, clock, rateLimits }),
  }),
  routes: [analyticsRoutes],
});
