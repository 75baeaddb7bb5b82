import { describe, expect, it, vi } from 'vitest';
import StrayErrorsReporter, { strayErrorText } from './stray-errors-reporter.mjs';

const stray = {
  type: 'Unhandled Rejection',
  message: 'line cut',
  stack: 'Error: line cut\n    at pool.ts:1',
  VITEST_TEST_PATH: '/house/a.api.test.ts',
  VITEST_TEST_NAME: 'settles once',
};

describe('errors outside any test', () => {
  it('name the file, the running test and the position', () => {
    expect(strayErrorText(stray)).toBe(
      'Unhandled Rejection in /house/a.api.test.ts while "settles once" ran\nError: line cut\n    at pool.ts:1',
    );
  });

  it('are shown as far as they are known, with their cause', () => {
    expect(strayErrorText({ message: 'gone', cause: { message: 'no route' } })).toBe(
      'Error in no test file\ngone\ncaused by: no route',
    );
  });

  it('are written to stderr at the end of the run', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    new StrayErrorsReporter().onTestRunEnd([], [stray]);
    expect(complaint.mock.calls).toEqual([[strayErrorText(stray)]]);
    complaint.mockRestore();
  });
});
