interface Line {
  what: string;
  before: string;
  after: string;
}

/** Whether two lists of changes say something different. */
export function differsFrom(then: readonly Line[], now: readonly Line[]): boolean {
  const textOf = (lines: readonly Line[]) =>
    lines
      .map(({ what, before, after }) => `${what}\n${before}\n${after}`)
      .sort()
      .join('\n\n');
  return textOf(then) !== textOf(now);
}
