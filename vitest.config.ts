import { defineConfig } from 'vitest/config';
import { PATIENT } from './apps/server/test/patient.ts';

const notHere = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/fixtures/**'];
const apiTests = 'apps/**/*.api.test.ts';
const clusterTests = 'apps/**/*.cluster.test.ts';
const globalSetup = ['apps/server/test/global-setup.ts'];

// A database behind every file: slower to begin, and PGlite takes some 600 MB a process. Files share a worker's modules, as
// the server keeps nothing in them: reading the whole product anew for each file took a third of these tests' time.
const withDatabase = {
  globalSetup,
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers: 2,
  expect: { poll: { timeout: PATIENT.timeout } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
            'bench/**/*.test.ts',
          ],
          exclude: [...notHere, apiTests, clusterTests],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'api-embedded',
          include: [apiTests],
          exclude: notHere,
          env: { TEST_DATABASE: 'embedded' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'api-postgres',
          include: [apiTests, clusterTests],
          exclude: notHere,
          env: { TEST_DATABASE: 'postgres' },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
