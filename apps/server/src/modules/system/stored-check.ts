import type { VerifyReport } from '../../db/invariant.ts';
import { withoutPhones } from '../../lib/without-phones.ts';

const MOST_EXAMPLES = 5;
const MOST_LENGTH = 500;

/** The result of one invariant as it is kept. */
export interface StoredCheck {
  name: string;
  promises: number[];
  rows: number;
  broken: number;
  examples: string[];
}

export const storedChecksOf = ({ checked, violations }: VerifyReport): StoredCheck[] =>
  checked.map(({ invariant: name, promises, rows }) => {
    const broken = violations.find(({ invariant }) => invariant === name)?.rows ?? [];
    const examples = broken
      .slice(0, MOST_EXAMPLES)
      .map((row) => withoutPhones(JSON.stringify(row)).slice(0, MOST_LENGTH));
    return { name, promises: [...promises], rows, broken: broken.length, examples };
  });
