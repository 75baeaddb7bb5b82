import type { OutboxService } from './outbox.service.ts';

const EVERY_MS = 1_000;

/** Drains in the background; a round that fails (the database is away) is tried again by the next. */
export function startOutboxJob(outbox: OutboxService): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    round = outbox
      .drain()
      .catch(() => {})
      .finally(() => {
        idle = true;
      });
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
