import { appendFileSync } from 'node:fs';
import { printTable } from './table.ts';

/** A row that fell short of its bar. */
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

/** Names the file that tables go to as well, a line of JSON each, for those who run several benches. */
export const REPORT_FILE = 'JUBAN_BENCH_REPORT';

/** Prints a table and what fell short; true when nothing did. */
export function reportTable(table: BenchTable): boolean {
  console.log(`\n${table.title}`);
  printTable(table.headings, table.rows);
  for (const { what, words } of table.below) console.log(`BELOW ${what}: ${words}`);
  const file = process.env[REPORT_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(table)}\n`);
  return table.below.length === 0;
}

/** One figure beside its bar, as most benches have them. */
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

/** The rows of a table of ratios that are below their bar. */
export function belowBar(rows: ReadonlyArray<{ what: string; ratio: number; bar: number }>): Shortfall[] {
  return rows
    .filter(({ ratio, bar }) => !(ratio >= bar))
    .map(({ what, ratio, bar }) => ({ what, words: `${ratio.toFixed(2)} of the limit, the bar is ${bar}` }));
}
