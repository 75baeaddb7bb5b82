import { defineModule } from '../../platform/module.ts';

export const outboxModule = defineModule({
  name: 'outbox',
  tables: {
    outbox_messages: {},
  },
});
