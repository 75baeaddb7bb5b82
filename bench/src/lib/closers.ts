/** Takes what is to be closed in the end. */
export type OnEnd = (close: () => unknown) => void;

/** What was opened, closed again in reverse, whatever happened in between; one that cannot be closed keeps no other open. */
export async function withClosers<Result>(run: (onEnd: OnEnd) => Promise<Result>): Promise<Result> {
  const closers: Array<() => unknown> = [];
  const faults: unknown[] = [];
  try {
    return await run((close) => void closers.push(close));
  } finally {
    for (const close of closers.reverse()) {
      await Promise.resolve()
        .then(close)
        .catch((fault: unknown) => faults.push(fault));
    }
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
