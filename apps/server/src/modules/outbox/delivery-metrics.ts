import { Counter, type Registry } from 'prom-client';
import type { OutboxService } from './outbox.service.ts';

/** What came of each try to deliver, for whoever watches the process. */
export function countDeliveries(outbox: Pick<OutboxService, 'onOutcome'>, registry: Registry): void {
  const tries = new Counter({
    name: 'juban_outbox_deliveries_total',
    help: 'Tries to deliver a message of the outbox, by topic and what came of them',
    labelNames: ['topic', 'outcome'],
    registers: [registry],
  });
  outbox.onOutcome((topic, outcome) => tries.inc({ topic, outcome }));
}
