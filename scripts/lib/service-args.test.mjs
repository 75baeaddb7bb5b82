import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildRoot } from './paths.mjs';
import { serviceArgs } from './service-args.mjs';

const MB = 2 ** 20;
/** Keeps many young objects alive for a while, as pending requests do. */
const CHURN = `
  const { getCompileCacheDir } = await import('node:module');
  const { getHeapSpaceStatistics } = await import('node:v8');
  let most = 0;
  for (let round = 0; round < 12; round += 1) {
    globalThis.kept = Array.from({ length: 300_000 }, (_unused, index) => ({ index, text: 'x' + index }));
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    most = Math.max(most, young.space_size);
  }
  console.log(JSON.stringify({ kept: getCompileCacheDir(), most }));`;

it('a process of the product uses the compile cache and a small young generation', () => {
  const args = [...serviceArgs, '--input-type=module', '-e', CHURN];
  const { kept, most } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(kept.startsWith(path.join(buildRoot, 'compiled'))).toBe(true);
  expect(most).toBeLessThanOrEqual(48 * MB);
}, 30_000);
