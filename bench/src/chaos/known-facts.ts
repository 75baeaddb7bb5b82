import type { CallName } from '@juban/contract';
import { type Counts, createCounts } from './counts.ts';

/** One made-up person and what the server has said to them. */
export interface Person {
  phone: string;
  /** Their account, once the server gave one. */
  id?: string;
  token?: string;
  /** Their membership ended before they came. */
  lapsed?: boolean;
  claim?: {
    code: string;
    sentAt: number;
    /** Asked: no answer yet, or the line broke. Granted: the server said 0000, or proved later that it stands. */
    state: 'asked' | 'granted' | 'unknowable';
  };
}

/** Something the server acknowledged in a flow; what it means is the flow's to say. */
export interface Told {
  flow: string;
  fact: object;
}

/** Everything the server acknowledged; after any fault it must still be true. */
export interface KnownFacts {
  people: Person[];
  told: Told[];
  /** Things answered with success. */
  acknowledged: number;
  /** Calls that were ever answered so. */
  accepted: Set<CallName>;
  violations: string[];
  counts: Counts;
}

export const createFacts = (): KnownFacts => ({
  people: [],
  told: [],
  acknowledged: 0,
  accepted: new Set(),
  violations: [],
  counts: createCounts(),
});

export const inState = (facts: KnownFacts, state: 'asked' | 'granted' | 'unknowable'): Person[] =>
  facts.people.filter(({ claim }) => claim?.state === state);
