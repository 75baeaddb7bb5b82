/** What was opened, closed again in reverse, whatever happened in between. */
export async function withClosers<Result>(
  run: (onEnd: (close: () => unknown) => void) => Promise<Result>,
): Promise<Result> {
  const closers: Array<() => unknown> = [];
  try {
    return await run((close) => void closers.push(close));
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
