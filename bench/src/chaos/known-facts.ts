/** One made-up person and what the server has said to them. */
export interface Person {
  phone: string;
  /** Their account's token, once the server gave one. */
  token?: string;
  claim?: {
    code: string;
    sentAt: number;
    /** Asked: no answer yet, or the line broke. Granted: the server said 0000, or proved later that it stands. */
    state: 'asked' | 'granted' | 'unknowable';
  };
  /** End of membership as the server told it last, in ms. */
  expiredTime?: number;
}

/** Everything the server acknowledged; after any kill it must still be true. */
export interface KnownFacts {
  people: Person[];
  /** Claims answered with 0000. */
  acknowledged: number;
  violations: string[];
}

export const createFacts = (): KnownFacts => ({ people: [], acknowledged: 0, violations: [] });

export const inState = (facts: KnownFacts, state: 'asked' | 'granted' | 'unknowable'): Person[] =>
  facts.people.filter(({ claim }) => claim?.state === state);
