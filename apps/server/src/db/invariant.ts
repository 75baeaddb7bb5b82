import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';
import type { PromiseNumber } from './promises.ts';

/** One fact about the stored data: its query returns the rows that break it. */
export interface Invariant {
  name: string;
  /** The numbers of the promises it checks; empty if it checks content or a detail of one module. */
  promises: readonly PromiseNumber[];
  query: string;
  /** How many rows the fact was checked on, as `rows`: zero means that nothing was proved. */
  counts: string;
}

export interface CheckedInvariant {
  invariant: string;
  promises: readonly PromiseNumber[];
  rows: number;
}

export interface VerifyReport {
  violations: Array<{ invariant: string; rows: unknown[] }>;
  checked: CheckedInvariant[];
}

export async function verify(db: Db, invariants: readonly Invariant[]): Promise<VerifyReport> {
  const report: VerifyReport = { violations: [], checked: [] };
  for (const { name, promises, query, counts } of invariants) {
    const broken = rowsOf<unknown>(await db.execute(sql.raw(query)));
    const [count] = rowsOf<{ rows: string | number }>(await db.execute(sql.raw(counts)));
    if (broken.length > 0) report.violations.push({ invariant: name, rows: broken });
    report.checked.push({ invariant: name, promises, rows: Number(count?.rows ?? 0) });
  }
  return report;
}
