type Fault = Error & { code?: string };

/** Drizzle wraps the driver's error together with the query's parameters, which must not reach a log or a row. */
export function rootCause(error: unknown): Fault {
  if (!(error instanceof Error)) return new Error('unknown');
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** The message of the root cause; a refused connection has only a code. */
export function rootMessage(error: unknown): string {
  const { message, code, name } = rootCause(error);
  return message || code || name;
}
