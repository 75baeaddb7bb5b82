import { useState } from 'react';

/** The error of a form, shown at its field. */
export function useProblem<Problem extends { text: string }>() {
  const [problem, setProblem] = useState<Problem>();
  /** Returns true if there is no error; otherwise shows it. */
  const passes = (found: Problem | undefined) => {
    setProblem(found);
    return found === undefined;
  };
  return { problem, setProblem, passes, forget: () => setProblem(undefined) };
}
