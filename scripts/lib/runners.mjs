import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exec } from './exec.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';
import { couldNotRun, countPlaywright, countVitest } from './report.mjs';

/** Many times the duration of the slowest tier on two cores, because a busy machine is slow but not stuck. */
const LIMIT_MS = 40 * 60_000;

const MEMORY_FOLDER = '/dev/shm';
/** The databases of all API files take 3 GB. */
const MEMORY_NEEDED = 8e9;

/** Test databases in memory, where there is enough: on a slow disk their statements reach the product's time limits. */
export function temporaryFolder(statfs = statfsSync) {
  try {
    const { bavail, bsize } = statfs(MEMORY_FOLDER);
    return bavail * bsize >= MEMORY_NEEDED ? { TMPDIR: MEMORY_FOLDER } : {};
  } catch {
    return {};
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a test tool that writes a JSON report and counts the results; without a report the tool could not run.
 */
async function runAndCount({ args, cwd, env, count }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'juban-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const run = await exec(pinnedNode, args(file), {
      cwd,
      env: plainEnvironment({ ...temporaryFolder(), ...env(file) }),
      limitMs: LIMIT_MS,
    });
    if (run.timedOut) return couldNotRun(`still running after ${LIMIT_MS / 60_000} minutes; stopped`);
    const report = readReport(file);
    return report ? count(report, run.code, run.output) : couldNotRun(run.output || `ended with ${run.code}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runVitestWith(args, env, count) {
  return runAndCount({
    args: (file) => [
      fromRoot('node_modules/vitest/vitest.mjs'),
      ...args,
      '--reporter=json',
      `--reporter=${fromRoot('scripts/lib/stray-errors-reporter.mjs')}`,
      `--outputFile.json=${file}`,
    ],
    cwd: fromRoot('.'),
    env: () => env,
    count,
  });
}

/** The unit tests are two projects of vitest.config.ts. */
export const UNIT_PROJECTS = 'unit*';

/** Runs the projects of vitest.config.ts with this name, with additional environment variables. */
export const runVitest = (project, env = {}) =>
  runVitestWith(['run', `--project=${project}`], env, countVitest);

/** Runs the unit tests that import one of these files, directly or indirectly, if there are any. */
export function runRelatedTests(files) {
  const args = ['related', ...files, '--run', '--passWithNoTests', `--project=${UNIT_PROJECTS}`];
  return runVitestWith(args, {}, (report, exitCode, output) =>
    exitCode === 0 && report.testResults.length === 0
      ? { passed: 0, failed: 0, skipped: 0, failures: [] }
      : countVitest(report, exitCode, output),
  );
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
