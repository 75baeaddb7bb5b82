const EVERY_MS = 1_000;

export interface BackgroundJob {
  /** No round begins any more; one under way ends first. */
  stop(): Promise<void>;
}

/** Hears of whatever fails; a round that goes on without the one that failed tells of it by the same way. */
export type Report = (error: unknown) => void;

/** A round every second, never two at once; one that fails (the database is away) is tried again by the next. */
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
