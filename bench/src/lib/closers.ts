/** Takes what is to be closed in the end. */
export type OnEnd = (close: () => unknown) => void;

/** Told to end, a run leaves nothing behind either: neither servers nor their folders. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** What was opened, closed again in reverse, whatever happened in between; one that cannot be closed keeps no other open. */
export async function withClosers<Result>(run: (onEnd: OnEnd) => Promise<Result>): Promise<Result> {
  const closers: Array<() => unknown> = [];
  const handlers = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const endEarly = () => void closeAll(closers).then(() => process.exit(code));
    process.once(signal, endEarly);
    return [signal, endEarly] as const;
  });
  try {
    return await run((close) => void closers.push(close));
  } finally {
    if (!(await closeAll(closers))) process.exitCode = 1;
    for (const [signal, endEarly] of handlers) process.off(signal, endEarly);
  }
}

/** Each once; false where something could not be closed. */
async function closeAll(closers: Array<() => unknown>): Promise<boolean> {
  const faults: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    await Promise.resolve()
      .then(close)
      .catch((fault: unknown) => faults.push(fault));
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
