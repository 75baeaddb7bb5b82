import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';

/** Invariants without any row. A run without them has not proved anything about them. */
export const invariantsWithoutRows = (checked: Iterable<CheckedInvariant>): string[] =>
  [...checked]
    .filter(({ rows, promises }) => rows === 0 && promises.length > 0)
    .map(({ invariant, promises }) => `${promises.join(', ')}: ${invariant}`);
