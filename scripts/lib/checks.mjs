import { exec } from './exec.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';
import { runWithinCores } from './run-within-cores.mjs';

const LIMIT_MS = 10 * 60_000;
/** Cache of a check for unchanged files. */
const cacheOf = (name) => fromRoot('node_modules/.cache/juban', name);

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error'];
const ARCHITECTURE = ['scripts/architecture.mjs'];

const typesOf = (name, project) => ({
  name,
  args: [
    ...['node_modules/typescript-7/bin/tsc', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', cacheOf(`${project.replaceAll('/', '-')}.tsbuildinfo`)],
  ],
});

const TYPES = [
  typesOf('types', 'tsconfig.json'),
  typesOf('types of apps/web', 'apps/web/tsconfig.json'),
  typesOf('types of apps/lab', 'apps/lab/tsconfig.json'),
  typesOf('types of apps/console', 'apps/console/tsconfig.json'),
];
const SPEC_MAP = { name: 'spec map', args: ['scripts/spec-map.mjs', '--finished'] };

/** The static checks, slowest first. */
export const CHECKS = [
  { name: 'architecture', args: ARCHITECTURE },
  { name: 'format and lint', args: [...BIOME, '.'] },
  ...TYPES,
  {
    name: 'dead code',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', cacheOf('knip')],
  },
  SPEC_MAP,
];

/**
 * The static checks that these changed files can fail, limited to these files if a check supports it. Without
 * the dead code check, which is slow and needs the whole tree.
 */
export function checksOfChanged(files) {
  if (files.length === 0) return [];
  const some = (pattern) => files.some((file) => pattern.test(file));
  return [
    {
      name: 'format and lint',
      args: [...BIOME, '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files],
    },
    { name: 'architecture', args: [...ARCHITECTURE, ...files] },
    ...(some(/[.](?:[cm]?ts|tsx|json)$/) ? TYPES : []),
    ...(some(/[.]test[.]|^e2e\/|^docs\/spec-map[.]md$/) ? [SPEC_MAP] : []),
  ];
}

/** Runs one check; its output only matters if it fails. */
async function runCheck({ name, args }) {
  const { code, output, seconds, timedOut } = await exec(pinnedNode, args, {
    env: plainEnvironment(),
    limitMs: LIMIT_MS,
  });
  const reason = timedOut ? `still running after ${LIMIT_MS / 60_000} minutes; stopped` : output.trim();
  return { name, ok: code === 0, seconds, reason: reason || `ended with code ${code}` };
}

/** Runs checks in parallel, one per core, and calls back after each. A check may have its own `run`. */
export function runChecks(checks, cores, onEnd) {
  const jobs = checks.map((check) => ({
    cores: 1,
    run: async () => {
      const result = await (check.run ? check.run() : runCheck(check));
      onEnd(result);
      return result;
    },
  }));
  return runWithinCores(jobs, cores);
}
