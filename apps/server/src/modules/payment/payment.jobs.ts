import type { ReconcileService } from './reconcile.service.ts';

const EVERY_MS = 1_000;

/** Reconciles in the background; a round that fails (the database is away) is tried again by the next. */
export function startReconcileJob(reconciliation: Pick<ReconcileService, 'reconcileDue'>): {
  stop(): Promise<void>;
} {
  let round: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    round = reconciliation
      .reconcileDue()
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
