import { Counter, type Registry } from 'prom-client';
import type { OutboxService } from './outbox.service.ts';

/** Counts the outcome of each delivery attempt as a metric. */
export function countDeliveries(outbox: Pick<OutboxService, 'onOutcome'>, registry: Registry): void {
  const tries = new Counter({
    name: 'juban_outbox_deliveries_total',
    help: 'Attempts to deliver a message of the outbox, by topic and outcome',
    labelNames: ['topic', 'outcome'],
    registers: [registry],
  });
  outbox.onOutcome((topic, outcome) => tries.inc({ topic, outcome }));
}
