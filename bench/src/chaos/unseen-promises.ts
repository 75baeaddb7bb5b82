import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';

/** Promises that no row was seen of: a run without them has not proved what it says. */
export const unseenPromises = (checked: Iterable<CheckedInvariant>): string[] =>
  [...checked]
    .filter(({ rows, promises }) => rows === 0 && promises.length > 0)
    .map(({ invariant, promises }) => `${promises.join(', ')}: ${invariant}`);
