import { describe, expect, it } from 'vitest';
import {
  couldNotRun,
  countChecks,
  countPlaywright,
  countVitest,
  failureText,
  plainText,
  slowestFilesText,
  tierLine,
  totalLine,
} from './report.mjs';

const assertion = (status, name = status) => ({
  status,
  fullName: name,
  failureMessages: [`because of ${name}`],
});
const file = (status, assertionResults, message = '') => ({
  name: 'a.test.ts',
  startTime: 1000,
  endTime: 3500,
  status,
  message,
  assertionResults,
});

describe('counts of a Vitest report', () => {
  it('include passed, failed and skipped tests', () => {
    const report = {
      testResults: [
        file('passed', [assertion('passed'), assertion('passed')]),
        file('failed', [assertion('failed', 'one'), assertion('skipped'), assertion('todo')]),
      ],
    };
    expect(countVitest(report, 1, '')).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: [{ name: 'one', message: 'because of one' }],
      files: [
        { name: 'a.test.ts', seconds: 2.5 },
        { name: 'a.test.ts', seconds: 2.5 },
      ],
    });
  });

  it('include a file that did not load as a failure', () => {
    const report = {
      testResults: [file('passed', [assertion('passed')]), file('failed', [], 'no such module')],
    };
    const counts = countVitest(report, 1, '');
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
    expect(counts.failures).toEqual([{ name: 'a.test.ts', message: 'no such module' }]);
  });

  it('include an error outside every test as a failure', () => {
    const report = { testResults: [file('passed', [assertion('passed')])] };
    const counts = countVitest(report, 1, 'Unhandled rejection');
    expect(counts).toMatchObject({ passed: 1, failed: 1, failures: [{ message: 'Unhandled rejection' }] });
  });

  it('are not a success if no test ran or all were skipped', () => {
    expect(countVitest({ testResults: [] }, 0, '')).toMatchObject({ passed: 0, failed: 1 });
    expect(countVitest({ testResults: [file('passed', [assertion('skipped')])] }, 0, '')).toMatchObject({
      failed: 1,
      failures: [{ name: 'could not run', message: 'no test ran' }],
    });
  });
});

const spec = (title, status, message) => ({
  title,
  file: 'claim.spec.ts',
  tests: [{ status, results: [{ duration: 500, errors: message ? [{ message }] : [] }] }],
});

describe('counts of a Playwright report', () => {
  it('include tests in nested suites with their full names', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'claim.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            { title: 'dark', specs: [spec('shines', 'unexpected', 'too dim'), spec('rests', 'skipped')] },
          ],
        },
      ],
    };
    expect(countPlaywright(report, 1, '')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [{ name: 'claim.spec.ts > dark > shines', message: 'too dim' }],
      files: [{ name: 'claim.spec.ts', seconds: 1.5 }],
    });
  });

  it('include a test that passed only on a retry as failed', () => {
    const report = {
      errors: [],
      suites: [{ title: 'a.spec.ts', specs: [spec('turns', 'flaky', 'slow'), spec('rests', 'expected')] }],
    };
    expect(countPlaywright(report, 0, '')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [{ name: 'a.spec.ts > turns', message: 'slow' }],
      files: [{ name: 'claim.spec.ts', seconds: 1 }],
    });
  });

  it('include a failed set-up, and are not a success without a test', () => {
    const broken = { errors: [{ message: 'the server ended' }], suites: [] };
    expect(countPlaywright(broken, 1, '')).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ message: 'the server ended' }],
    });
    expect(countPlaywright({ errors: [], suites: [] }, 0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('lines of the report', () => {
  it('count each check as one test', () => {
    const results = [
      { name: 'types', ok: true, reason: 'x' },
      { name: 'lint', ok: false, reason: 'bad' },
    ];
    expect(countChecks(results)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [{ name: 'lint', message: 'bad' }],
    });
  });

  it('show a tier with its duration and skipped tests', () => {
    expect(tierLine('unit', { passed: 120, failed: 0, skipped: 0 }, 3.21)).toBe(
      'unit: 120 passed, 0 failed (3.2 s)',
    );
    expect(tierLine('unit', { passed: 1, failed: 2, skipped: 3 }, 0)).toBe(
      'unit: 1 passed, 2 failed, 3 skipped (0.0 s)',
    );
  });

  it('name the ten slowest files of all tiers', () => {
    const files = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
    const text = slowestFilesText([
      { label: 'unit', files },
      {
        label: 'browser',
        files: [
          { name: 'tv.spec.ts', seconds: 4.5 },
          { name: 'home.spec.ts', seconds: 0.5 },
        ],
      },
      couldNotRun('no PostgreSQL'),
    ]);
    const lines = text.split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('  8.0 s unit: 8.test.ts');
    expect(lines[4]).toBe('  4.5 s browser: tv.spec.ts');
    expect(text).not.toContain(' 0.test.ts');
  });

  it('end with the totals', () => {
    expect(totalLine([{ passed: 3, failed: 0 }, { passed: 4, failed: 2 }, couldNotRun('no browser')])).toBe(
      '7 passed, 3 failed',
    );
  });

  it('show a failure without colours and in readable length', () => {
    expect(plainText('\u001b[31mred\u001b[39m ')).toBe('red');
    const text = failureText({ name: 'a test', message: 'line\n'.repeat(200) });
    expect(text.split('\n')[0]).toBe('  ✗ a test');
    expect(text.split('\n').length).toBeLessThan(50);
    expect(text).toMatch(/\.\.\. 161 more lines$/);
  });
});
