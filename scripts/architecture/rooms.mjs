/**
 * The fewest modules a room has once it exists. A cruiser that reads less has gone blind
 * (beside TypeScript 7 it reads nothing and says that all is well).
 */
export const ROOMS = {
  'packages/domain': 8,
  'packages/contract': 12,
  'packages/catalog': 5,
  'packages/wire': 5,
  'apps/server': 20,
  'apps/web': 20,
  'apps/sandbox': 1,
  'apps/lab': 1,
};
