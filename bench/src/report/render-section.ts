import type { BenchTable } from '../lib/report.ts';
import { REASONS, type Reason } from './reasons.ts';

export interface BenchRun {
  heading: string;
  command: string;
  machine: string;
  tables: readonly BenchTable[];
  /** The bench ended before its last table. */
  broke: boolean;
}

const NO_REASON: Reason = { why: 'not known yet', next: 'profile it; the bar stays' };

/** Section of one bench in docs/benchmarks.md. */
export function renderSection(run: BenchRun, reasons: Readonly<Record<string, Reason>> = REASONS): string {
  const broke = run.broke ? ['It ended early: what stands here is not all of it.', ''] : [];
  const tables = run.tables.flatMap((table) => [...renderTable(table), ...renderBelow(table, reasons)]);
  return [`## ${run.heading}`, '', `\`${run.command}\`: ${run.machine}.`, '', ...broke, ...tables].join('\n');
}

function renderTable({ title, headings, rows }: BenchTable): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  const rule = `|${headings.map((_heading, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
  return [`### ${title}`, '', line(headings), rule, ...rows.map(line), ''];
}

function renderBelow({ below }: BenchTable, reasons: Readonly<Record<string, Reason>>): string[] {
  if (below.length === 0) return [];
  const lines = below.map(({ what, words }) => {
    const { why, next } = reasons[what] ?? NO_REASON;
    return `- **Below the bar**: ${what}: ${words}. Reason: ${why}. Next step: ${next}.`;
  });
  return [...lines, ''];
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|');
