import path from 'node:path';
import { root } from './paths.mjs';
import { formatSeconds } from './progress.mjs';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

export const plainText = (text) =>
  String(text ?? '')
    .replace(ESCAPES, '')
    .trim();

/** @typedef {{passed: number, failed: number, skipped: number, failures: {name: string, message: string}[], files?: {name: string, seconds: number}[]}} Counts */

/** A tier that could not run counts as one failure, so that it is never reported as passed. */
export const couldNotRun = (message) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: 'could not run', message: plainText(message) }],
});

/**
 * An error outside any test (a file that does not load, a set-up, an unhandled error) counts as one more
 * failure.
 */
function withFaults(counts, faults, exitCode, output) {
  const failures = [...counts.failures, ...faults];
  if (counts.passed + failures.length === 0) return couldNotRun(`no test ran\n${output}`);
  if (exitCode !== 0 && failures.length === 0) {
    failures.push({ name: `ended with code ${exitCode}`, message: plainText(output) });
  }
  return { ...counts, failed: failures.length, failures };
}

/** Counts of Vitest's JSON report. */
export function countVitest(report, exitCode, output) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const counts = {
    passed,
    skipped: tests.length - passed - failed.length,
    failures: failed.map((test) => ({
      name: test.fullName,
      message: plainText(test.failureMessages?.join('\n')),
    })),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
  const faults = brokenFiles.map((file) => ({ name: file.name, message: plainText(file.message) }));
  return withFaults(counts, faults, exitCode, output);
}

function listSpecs(suite, trail = []) {
  const titles = [...trail, suite.title];
  const own = (suite.specs ?? []).map((spec) => ({ ...spec, name: [...titles, spec.title].join(' > ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, titles))];
}

/** Tests of one file run in parallel, so their durations are added. */
function browserFiles(specs) {
  const seconds = new Map();
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + spent / 1000);
  }
  return [...seconds].map(([name, total]) => ({ name, seconds: total }));
}

const specMessage = (spec) =>
  spec.tests
    .flatMap((test) =>
      test.results.flatMap((result) => result.errors.map(({ message }) => plainText(message))),
    )
    .join('\n');

/**
 * Counts of Playwright's JSON report. A test that passed only on a retry counts as failed (decision 0017).
 */
export function countPlaywright(report, exitCode, output) {
  const specs = report.suites.flatMap((suite) => listSpecs(suite));
  const statuses = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ status, spec })));
  const withStatus = (wanted) => statuses.filter(({ status }) => status === wanted);
  const named = (found) => found.map(({ spec }) => ({ name: spec.name, message: specMessage(spec) }));
  const counts = {
    passed: withStatus('expected').length,
    skipped: withStatus('skipped').length,
    failures: named([...withStatus('unexpected'), ...withStatus('flaky')]),
    files: browserFiles(specs),
  };
  const faults = report.errors.map((error) => ({
    name: 'outside any test',
    message: plainText(error.message),
  }));
  return withFaults(counts, faults, exitCode, output);
}

/** Counts of the static checks, each as one test. */
export function countChecks(results) {
  const failures = results
    .filter(({ ok }) => !ok)
    .map(({ name, reason }) => ({ name, message: plainText(reason) }));
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

/** For example `unit: 120 passed, 0 failed (3.2 s)`; skipped tests are added if there are any. */
export function tierLine(label, { passed, failed, skipped }, seconds) {
  const left = skipped ? `, ${skipped} skipped` : '';
  return `${label}: ${passed} passed, ${failed} failed${left} (${formatSeconds(seconds)})`;
}

/** The last line of the run. */
export function totalLine(counts) {
  const sum = (field) => counts.reduce((total, count) => total + count[field], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

const SLOWEST = 10;

/** The slowest test files of all tiers, one per line. */
export function slowestFilesText(counts) {
  const files = counts.flatMap(({ label, files: own = [] }) => own.map((file) => ({ label, ...file })));
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowest
    .map(
      ({ label, name, seconds }) =>
        `  ${formatSeconds(seconds)} ${label}: ${path.relative(root, path.resolve(root, name))}`,
    )
    .join('\n');
}

const MESSAGE_LINES = 40;

/** One failure as text: its name, then its message, indented and shortened. */
export function failureText({ name, message }) {
  const lines = message.split('\n');
  const shown = lines.slice(0, MESSAGE_LINES);
  if (lines.length > shown.length) shown.push(`... ${lines.length - shown.length} more lines`);
  return [`  ✗ ${name}`, ...shown.map((line) => `      ${line}`)].join('\n');
}
