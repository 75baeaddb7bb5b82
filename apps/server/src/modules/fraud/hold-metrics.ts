import { Gauge, type Registry } from 'prom-client';
import { HOLD_KINDS } from './fraud-names.ts';
import type { HoldReviewService } from './hold-review.service.ts';

/** Counts of held subjects; read when the metrics are requested. */
export function countHolds(desk: Pick<HoldReviewService, 'countHeld'>, registry: Registry): void {
  const oldest = new Gauge({
    name: 'juban_holds_oldest_timestamp_seconds',
    help: 'Business time since when the oldest subject of a kind is held for review; absent where none is',
    labelNames: ['kind'],
    registers: [registry],
  });
  new Gauge({
    name: 'juban_holds',
    help: 'Orders, claims and exchanges that are held for review',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      oldest.reset();
      const counted = await desk.countHeld();
      for (const kind of HOLD_KINDS) this.set({ kind }, counted.find((one) => one.kind === kind)?.n ?? 0);
      for (const one of counted) oldest.set({ kind: one.kind }, one.oldest);
    },
  });
}
