/** Prints rows in columns as wide as their widest cell. */
export function printTable(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): void {
  const all = [headings, ...rows];
  const widths = headings.map((_heading, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  for (const row of all) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
