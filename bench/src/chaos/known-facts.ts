import type { CallName } from '@juban/contract';
import { type Counts, createCounts } from './counts.ts';

/** A simulated person and what the server has acknowledged to them. */
export interface Person {
  phone: string;
  /** Account id, once acknowledged. */
  id?: string;
  token?: string;
  /** The membership had expired before the scene. */
  lapsed?: boolean;
  claim?: {
    code: string;
    sentAt: number;
    /** asked: no answer yet, or the connection broke. granted: answered with 0000, or confirmed later. */
    state: 'asked' | 'granted' | 'unknowable';
  };
}

/** A fact that the server acknowledged; its flow knows what it means. */
export interface RecordedFact {
  flow: string;
  fact: object;
}

/** All acknowledged facts. They must still hold after any fault. */
export interface KnownFacts {
  people: Person[];
  recorded: RecordedFact[];
  /** Number of successful answers. */
  acknowledged: number;
  /** Calls that succeeded at least once. */
  accepted: Set<CallName>;
  violations: string[];
  counts: Counts;
}

export const createFacts = (): KnownFacts => ({
  people: [],
  recorded: [],
  acknowledged: 0,
  accepted: new Set(),
  violations: [],
  counts: createCounts(),
});

export const inState = (facts: KnownFacts, state: 'asked' | 'granted' | 'unknowable'): Person[] =>
  facts.people.filter(({ claim }) => claim?.state === state);
