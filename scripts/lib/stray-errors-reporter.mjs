/** Origin of the error as far as Vitest knows; an error that no test awaited cannot be assigned reliably. */
function placeOf(error) {
  const name = error.VITEST_TEST_NAME && `while "${error.VITEST_TEST_NAME}" ran`;
  return [error.VITEST_TEST_PATH, name].filter(Boolean).join(' ');
}

/** An error that no test caught, as text. */
export function strayErrorText(error) {
  const cause = error.cause ? `caused by: ${error.cause.stack ?? error.cause.message ?? error.cause}` : '';
  const lines = [
    `${error.type ?? 'Error'} in ${placeOf(error) || 'no test file'}`,
    error.stack ?? error.message,
  ];
  return [...lines, cause].filter(Boolean).join('\n');
}

/**
 * Vitest's JSON report omits errors outside any test, although they fail the run; this writes them to stderr.
 */
export default class StrayErrorsReporter {
  onTestRunEnd(_modules, strayErrors) {
    for (const error of strayErrors) console.error(strayErrorText(error));
  }
}
