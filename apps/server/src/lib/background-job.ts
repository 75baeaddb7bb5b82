const EVERY_MS = 1_000;

export interface BackgroundJob {
  /** Starts no further round; a current one ends first. */
  stop(): Promise<void>;
}

/** Receives every failure; a round that continues without one failed item reports it in the same way. */
export type Report = (error: unknown) => void;

/** How a round went. */
export interface Round {
  durationMs: number;
  /** The last failure of the round, if any. */
  error: unknown;
}

/**
 * A round every second, never two at once; a failed one (the database is down) is tried again by the next.
 */
export function startBackgroundJob(
  round: (report: Report) => Promise<unknown>,
  report: Report,
  onRound: (round: Round) => Promise<unknown> = async () => {},
): BackgroundJob {
  async function runOnce(): Promise<void> {
    const begun = performance.now();
    let failure: unknown;
    const note: Report = (error) => {
      failure = error;
      report(error);
    };
    await round(note).catch(note);
    // A round whose result cannot be kept was reported already, or the next one says so.
    await onRound({ durationMs: performance.now() - begun, error: failure }).catch(() => {});
  }

  let underWay: Promise<unknown> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    underWay = runOnce().finally(() => {
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
