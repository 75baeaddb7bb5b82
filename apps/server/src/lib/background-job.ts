const EVERY_MS = 1_000;

export interface BackgroundJob {
  /** Starts no further round; a current one ends first. */
  stop(): Promise<void>;
}

/** Receives every failure; a round that continues without one failed item reports it in the same way. */
export type Report = (error: unknown) => void;

/**
 * A round every second, never two at once; a failed one (the database is down) is tried again by the next.
 */
export function startBackgroundJob(
  round: (report: Report) => Promise<unknown>,
  report: Report,
): BackgroundJob {
  let underWay: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    underWay = round(report)
      .catch(report)
      .finally(() => {
        idle = true;
      });
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
