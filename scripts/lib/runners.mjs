import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exec } from './exec.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';
import { couldNotRun, countPlaywright, countVitest } from './report.mjs';

/** Three times what the longest tier takes on two cores: a machine with other work is slow, not stuck. */
const LIMIT_MS = 40 * 60_000;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a test tool that writes a JSON report, and counts; no report means that it could not run. */
async function runAndCount({ args, cwd, env, count }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'juban-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const run = await exec(pinnedNode, args(file), {
      cwd,
      env: plainEnvironment(env(file)),
      limitMs: LIMIT_MS,
    });
    if (run.timedOut) return couldNotRun(`still running after ${LIMIT_MS / 60_000} minutes; stopped`);
    const report = readReport(file);
    return report ? count(report, run.code, run.output) : couldNotRun(run.output || `ended with ${run.code}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one project of vitest.config.ts. */
export function runVitest(project) {
  return runAndCount({
    args: (file) => [
      fromRoot('node_modules/vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--reporter=${fromRoot('scripts/lib/stray-errors-reporter.mjs')}`,
      `--outputFile.json=${file}`,
    ],
    cwd: fromRoot('.'),
    env: () => ({}),
    count: countVitest,
  });
}

/** Runs the browser tests. */
export function runPlaywright(extra = {}) {
  return runAndCount({
    args: () => [fromRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
    cwd: fromRoot('e2e'),
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...extra }),
    count: countPlaywright,
  });
}
