import { defineModule } from '../../platform/module.ts';
import { outboxConsoleRoutes } from './outbox.console.ts';
import { outboxInvariants } from './outbox.invariants.ts';
import type { OutboxService } from './outbox.service.ts';

export const outboxModule = defineModule({
  name: 'outbox',
  tables: {
    outbox_messages: {},
  },
  invariants: outboxInvariants,
  jobs: { outbox: ({ outbox }: { outbox: Pick<OutboxService, 'drain'> }) => outbox.drain },
  console: [outboxConsoleRoutes],
});
