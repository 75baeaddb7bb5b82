import { defineModule } from '../../platform/module.ts';

export const analyticsModule = defineModule({
  name: 'analytics',
  tables: {
    analytics_events: { onDelete: { clear: { user_id: null } }, userWritten: ['event_key'] },
  },
});
