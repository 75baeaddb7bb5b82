const EVERY_MS = 1_000;

export interface BackgroundJob {
  /** No round begins any more; one under way ends first. */
  stop(): Promise<void>;
}

/** A round every second, never two at once; one that fails (the database is away) is tried again by the next. */
export function startBackgroundJob(round: () => Promise<unknown>): BackgroundJob {
  let underWay: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    underWay = round()
      .catch(() => {})
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
