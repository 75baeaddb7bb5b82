import { useState } from 'react';

/** What is wrong with a form: told once, at the field it belongs to. */
export function useProblem<Problem extends { text: string }>() {
  const [problem, setProblem] = useState<Problem>();
  /** True when nothing is wrong; otherwise it stands at its field. */
  const passes = (found: Problem | undefined) => {
    setProblem(found);
    return found === undefined;
  };
  return { problem, setProblem, passes, forget: () => setProblem(undefined) };
}
