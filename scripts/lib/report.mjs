import { formatSeconds } from './progress.mjs';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

export const plainText = (text) =>
  String(text ?? '')
    .replace(ESCAPES, '')
    .trim();

/** @typedef {{passed: number, failed: number, skipped: number, failures: {name: string, message: string}[], secondTries?: {name: string, message: string}[]}} Counts */

/** A tier that could not run is one failure, so that it can never pass unseen. */
export const couldNotRun = (message) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: 'could not run', message: plainText(message) }],
});

/** A fault outside any test (a file that does not load, a set-up, an unhandled error) counts as one more. */
function withFaults(counts, faults, exitCode, output) {
  const failures = [...counts.failures, ...faults];
  if (counts.passed + failures.length === 0) return couldNotRun(`no test ran\n${output}`);
  if (exitCode !== 0 && failures.length === 0) {
    failures.push({ name: `ended with code ${exitCode}`, message: plainText(output) });
  }
  return { ...counts, failed: failures.length, failures };
}

/** Counts from Vitest's JSON report. */
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
  };
  const faults = brokenFiles.map((file) => ({ name: file.name, message: plainText(file.message) }));
  return withFaults(counts, faults, exitCode, output);
}

function listSpecs(suite, trail = []) {
  const titles = [...trail, suite.title];
  const own = (suite.specs ?? []).map((spec) => ({ ...spec, name: [...titles, spec.title].join(' > ') }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, titles))];
}

const specMessage = (spec) =>
  spec.tests
    .flatMap((test) =>
      test.results.flatMap((result) => result.errors.map(({ message }) => plainText(message))),
    )
    .join('\n');

/** So many browser tests may need a second try in one run; a browser on a busy machine is not more even. */
export const SECOND_TRIES = 3;

/** Counts from Playwright's JSON report: a test that needed a second try is named, and too many of them fail. */
export function countPlaywright(report, exitCode, output) {
  const specs = report.suites.flatMap((suite) => listSpecs(suite));
  const statuses = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ status, spec })));
  const withStatus = (wanted) => statuses.filter(({ status }) => status === wanted);
  const named = (found) => found.map(({ spec }) => ({ name: spec.name, message: specMessage(spec) }));
  const flaky = named(withStatus('flaky'));
  const tooMany = flaky.length > SECOND_TRIES;
  const counts = {
    passed: withStatus('expected').length + (tooMany ? 0 : flaky.length),
    skipped: withStatus('skipped').length,
    failures: [...named(withStatus('unexpected')), ...(tooMany ? flaky : [])],
    secondTries: flaky,
  };
  const faults = report.errors.map((error) => ({
    name: 'outside any test',
    message: plainText(error.message),
  }));
  return withFaults(counts, faults, exitCode, output);
}

/** Counts from the results of the static checks, each of them one test. */
export function countChecks(results) {
  const failures = results
    .filter(({ ok }) => !ok)
    .map(({ name, reason }) => ({ name, message: plainText(reason) }));
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

/** For example `unit: 120 passed, 0 failed (3.2 s)`; skipped tests are named where there are any. */
export function tierLine(label, { passed, failed, skipped, secondTries = [] }, seconds) {
  const left = skipped ? `, ${skipped} skipped` : '';
  const again = secondTries.length > 0 ? `, ${secondTries.length} needed a second try` : '';
  return `${label}: ${passed} passed, ${failed} failed${left}${again} (${formatSeconds(seconds)})`;
}

/** The last line of the whole run. */
export function totalLine(counts) {
  const sum = (field) => counts.reduce((total, count) => total + count[field], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

const MESSAGE_LINES = 40;

/** One failure as text: its name, then its message indented and cut to a readable length. */
export function failureText({ name, message }, mark = '✗') {
  const lines = message.split('\n');
  const shown = lines.slice(0, MESSAGE_LINES);
  if (lines.length > shown.length) shown.push(`... ${lines.length - shown.length} more lines`);
  return [`  ${mark} ${name}`, ...shown.map((line) => `      ${line}`)].join('\n');
}
