import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from './lib/table.ts';

interface Verdict {
  rule: string;
  verdict: string;
}

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const TEST = 'apps/server/src/db/constraints.api.test.ts';
/** What the test sees without the constraint. Each also notices that the name is missing. */
const NOTICED: Readonly<Record<string, string>> = {
  missed: 'a row that it refused goes in',
  'implied by a shorter key': 'its name is gone; a shorter key refuses the same rows',
};

/**
 * Drops every CHECK and UNIQUE of the schema in turn in a scratch database and reports which tests notice it.
 */
const folder = mkdtempSync(join(tmpdir(), 'juban-mutate-'));
try {
  const report = join(folder, 'verdicts.json');
  const run = spawnSync(process.execPath, [VITEST, 'run', '--project', 'api-postgres', TEST], {
    cwd: ROOT,
    env: { ...process.env, CONSTRAINT_REPORT: report },
    encoding: 'utf8',
  });
  const verdicts = readVerdicts(report);
  if (run.status !== 0) console.log(run.stdout);
  const unnoticed = verdicts.filter(({ verdict }) => !NOTICED[verdict]);
  printTable(
    ['dropped', 'noticed', 'by'],
    verdicts.map(({ rule, verdict }) => [rule, NOTICED[verdict] ? 'yes' : 'NO', NOTICED[verdict] ?? verdict]),
  );
  const rows = verdicts.filter(({ verdict }) => verdict === 'missed').length;
  console.log(`${verdicts.length} dropped, ${rows} noticed by a row, ${unnoticed.length} by nothing`);
  process.exitCode = run.status === 0 && verdicts.length > 0 && unnoticed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readVerdicts(path: string): Verdict[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Verdict[];
  } catch {
    return [];
  }
}
