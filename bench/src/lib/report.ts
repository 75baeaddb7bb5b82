import { appendFileSync } from 'node:fs';
import { printTable } from './table.ts';

/** A row below its target. */
export interface Shortfall {
  what: string;
  words: string;
}

export interface BenchTable {
  title: string;
  headings: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  below: readonly Shortfall[];
}

/** File that also receives the tables, as JSON lines, for running several benches. */
export const REPORT_FILE = 'JUBAN_BENCH_REPORT';

/** Prints a table and the rows below target; returns true if there are none. */
export function reportTable(table: BenchTable): boolean {
  console.log(`\n${table.title}`);
  printTable(table.headings, table.rows);
  for (const { what, words } of table.below) console.log(`BELOW ${what}: ${words}`);
  const file = process.env[REPORT_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(table)}\n`);
  return table.below.length === 0;
}

/** A measured value beside its target. */
export interface Outcome {
  what: string;
  bar: string;
  figure: string;
  reached: boolean;
}

export function reportOutcomes(title: string, outcomes: readonly Outcome[]): boolean {
  return reportTable({
    title,
    headings: ['', 'bar', 'figure', ''],
    rows: outcomes.map(({ what, bar, figure, reached }) => [
      what,
      bar,
      figure,
      reached ? 'reached' : 'BELOW',
    ]),
    below: outcomes
      .filter(({ reached }) => !reached)
      .map(({ what, bar, figure }) => ({ what, words: `${figure}, the bar is ${bar}` })),
  });
}

/** Rows of a ratio table that are below their target. */
export function belowBar(rows: ReadonlyArray<{ what: string; ratio: number; bar: number }>): Shortfall[] {
  return rows
    .filter(({ ratio, bar }) => !(ratio >= bar))
    .map(({ what, ratio, bar }) => ({ what, words: `${ratio.toFixed(2)} of the limit, the bar is ${bar}` }));
}
