import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { plainEnvironment } from '../lib/paths.mjs';
import { UNIT_PROJECTS } from '../lib/runners.mjs';
import { copyTree } from './copy-tree.mjs';
import { readNames } from './names.mjs';
import { writeFeature } from './write-feature.mjs';

const MODULES = 'apps/server/src/modules';
const tsc = (config) => ['node_modules/typescript-7/bin/tsc', '-p', config, '--noEmit'];
const vitest = (project, ...paths) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  ...paths,
];

/** Checks that a new feature must pass: names and Node arguments in the copy. */
const proofs = ({ kebab }) => [
  ['types', ...tsc('tsconfig.json')],
  ['types of the web app', ...tsc('apps/web/tsconfig.json')],
  ['types of the Lab', ...tsc('apps/lab/tsconfig.json')],
  [
    'format and lint',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--vcs-enabled=false',
    'apps',
    'packages',
    'e2e',
  ],
  ['architecture', 'scripts/architecture.mjs'],
  [
    'unit tests',
    ...vitest(
      UNIT_PROJECTS,
      `packages/domain/src/${kebab}`,
      'packages/contract/src',
      'apps/web/src/app',
      'apps/web/vite',
      'apps/lab/src/routes',
      'apps/server/test/embedded-files',
    ),
  ],
  [
    'API tests',
    ...vitest(
      'api-postgres',
      `${MODULES}/${kebab}`,
      `${MODULES}/my-data/`,
      'apps/server/src/db/schema-drift',
      'apps/server/src/invariants.api',
      'apps/server/src/db/constraints.api',
    ),
  ],
  ['API tests on the embedded database', ...vitest('api-embedded', `${MODULES}/${kebab}`)],
];

/** Creates a feature in a copy of the tree and checks it there; this tree is not changed. */
export function proveFeature() {
  const names = readNames('watch-list', '待看清单');
  const copy = copyTree();
  try {
    writeFeature(copy, names);
    const faults = proofs(names).filter(([name, ...args]) => !holds(name, args, copy));
    console.log(`new feature: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function holds(name, args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: plainEnvironment({ EMBEDDED_FILES: 'all' }),
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}
