import { useState } from 'react';
import { showToast } from './toast.tsx';

/** What is wrong with a form: told by a toast, and kept for the field it belongs to. */
export function useProblem<Problem extends { text: string }>() {
  const [problem, setProblem] = useState<Problem>();
  /** True when nothing is wrong; otherwise it has been said. */
  const passes = (found: Problem | undefined) => {
    setProblem(found);
    if (found) showToast(found.text);
    return found === undefined;
  };
  return { problem, setProblem, passes, forget: () => setProblem(undefined) };
}
