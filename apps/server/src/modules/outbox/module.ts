import { defineModule } from '../../platform/module.ts';
import { outboxInvariants } from './outbox.invariants.ts';

export const outboxModule = defineModule({
  name: 'outbox',
  tables: {
    outbox_messages: {},
  },
  invariants: outboxInvariants,
});
