import type { Stage } from './stage.ts';
import type { Visit } from './visit.ts';

/** A user flow that involves money, ledgers, stock, claims, draws or gifts. */
export interface Flow {
  name: string;
  /** Relative probability of being chosen. */
  weight: number;
  /** Runs the flow once; everything the server acknowledges is recorded with `visit.tell`. */
  play(visit: Visit): Promise<void>;
  /** Returns what is wrong if an acknowledged fact does not hold any more. */
  check(stage: Stage, fact: object): Promise<string | undefined>;
}

/** Defines a flow with its own type of facts. */
export function flowOf<Fact extends object>(flow: {
  name: string;
  weight: number;
  play(visit: Visit): Promise<void>;
  check(stage: Stage, fact: Fact): Promise<string | undefined>;
}): Flow {
  return { ...flow, check: (stage, fact) => flow.check(stage, fact as Fact) };
}
