import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EMBEDDED_FILES } from './apps/server/test/embedded-files.ts';
import { PATIENT } from './apps/server/test/patient.ts';

const notHere = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/fixtures/**'];
const apiTests = 'apps/**/*.api.test.ts';
const clusterTests = 'apps/**/*.cluster.test.ts';
const globalSetup = ['apps/server/test/global-setup.ts'];

const cores = availableParallelism();

// Each file has a database of its own. PGlite takes some 600 MB a process, so there are never many workers. Files share the
// modules of their worker, because the server keeps no state in them: loading the product for each file took a third of the time.
const withDatabase = {
  globalSetup,
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers: Math.min(cores + 1, 4),
  expect: { poll: { timeout: PATIENT.timeout } },
};

const SLOW = /([.]cluster|\/(chaos|fuzz-[a-z]+|cli|time-limit|open-postgres)[.]api)[.]test[.]ts$/;

/** Without times of an earlier run Vitest begins with the largest files, and a slow small one at the end leaves cores idle. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((slow) => sorted.filter(({ moduleId }) => SLOW.test(moduleId) === slow));
  }
}

const unit = {
  maxWorkers: cores,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 0 },
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          // As with the API tests below.
          isolate: false,
          include: ['apps/{server,sandbox}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}', 'bench/**/*.test.ts'],
          exclude: [...notHere, apiTests, clusterTests],
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-web',
          include: ['packages/**/*.test.ts', 'apps/{web,lab,console}/**/*.test.{ts,tsx}'],
          exclude: notHere,
          // A context of its own for each file instead of a process: a third of the time. Not for server code, where promises
          // and errors of Node's own modules would be of other classes than those of the context.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'api-embedded',
          include: process.env.EMBEDDED_FILES === 'all' ? [apiTests] : EMBEDDED_FILES,
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
