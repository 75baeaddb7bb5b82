/** Registers a function that closes a resource at the end. */
export type OnEnd = (close: () => unknown) => void;

/** Exit codes after a signal. An interrupted run also cleans up servers and folders. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Closes everything that was opened, in reverse order, whatever happens. A resource that cannot be closed
 * does not keep others open.
 */
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

/** Each once; false if something could not be closed. */
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
