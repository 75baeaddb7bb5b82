/**
 * Minimum number of modules of each existing package. If dependency-cruiser reads fewer, it is not working
 * (with TypeScript 7 it reads nothing and reports success).
 */
export const MIN_MODULES = {
  'packages/domain': 8,
  'packages/contract': 12,
  'packages/catalog': 5,
  'packages/wire': 5,
  'apps/server': 20,
  'apps/web': 20,
  'apps/sandbox': 1,
  'apps/lab': 1,
  'apps/console': 60,
};
