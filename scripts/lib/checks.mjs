import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';

const AT_ONCE = 2;
const LIMIT_MS = 10 * 60_000;
const TSC = 'node_modules/typescript-7/bin/tsc';

const CHECKS = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'],
  },
  { name: 'types', args: [TSC, '-p', 'tsconfig.json'] },
  { name: 'types of apps/web', args: [TSC, '-p', 'apps/web/tsconfig.json'], needs: 'apps/web/tsconfig.json' },
  { name: 'types of apps/lab', args: [TSC, '-p', 'apps/lab/tsconfig.json'], needs: 'apps/lab/tsconfig.json' },
  { name: 'architecture', args: ['scripts/architecture.mjs'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'spec map', args: ['scripts/spec-map.mjs', '--finished'] },
];

/** The static checks that this checkout has a configuration for. */
export const listChecks = () => CHECKS.filter(({ needs }) => !needs || existsSync(fromRoot(needs)));

/** Runs one check; its output is only of interest when it fails. */
export async function runCheck({ name, args }) {
  const { code, output, seconds, timedOut } = await exec(pinnedNode, args, {
    env: plainEnvironment(),
    limitMs: LIMIT_MS,
  });
  const reason = timedOut ? `still running after ${LIMIT_MS / 60_000} minutes; stopped` : output.trim();
  return { name, ok: code === 0, seconds, reason: reason || `ended with code ${code}` };
}

/** Runs the jobs two at a time and tells of each as it ends; the answers keep the jobs' order. */
export async function runTwoAtATime(jobs, onEnd) {
  const results = [];
  const queue = [...jobs.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next;
      results[index] = await job();
      onEnd(results[index]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
