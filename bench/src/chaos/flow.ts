import type { Stage } from './stage.ts';
import type { Visit } from './visit.ts';

/** One thing that people do with money, ledgers, stock, claims, draws or gifts. */
export interface Flow {
  name: string;
  /** How often it is chosen, beside the others. */
  weight: number;
  /** Plays it once; whatever the server acknowledges is told by `visit.tell`. */
  play(visit: Visit): Promise<void>;
  /** Whether what was told is still true; answers what is otherwise. */
  check(stage: Stage, fact: object): Promise<string | undefined>;
}

/** A flow whose facts have a shape of their own. */
export function flowOf<Fact extends object>(flow: {
  name: string;
  weight: number;
  play(visit: Visit): Promise<void>;
  check(stage: Stage, fact: Fact): Promise<string | undefined>;
}): Flow {
  return { ...flow, check: (stage, fact) => flow.check(stage, fact as Fact) };
}
