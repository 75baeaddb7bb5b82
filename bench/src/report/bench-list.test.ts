import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BENCHES } from './bench-list.ts';

const BENCH_FOLDER = join(import.meta.dirname, '..');
const MANIFEST = join(BENCH_FOLDER, '../../package.json');

it('every bench is in the list and has a command', () => {
  const files = readdirSync(BENCH_FOLDER).filter((name) => /^bench-.+\.ts$/.test(name));
  expect(BENCHES.map(({ script }) => script).toSorted()).toEqual(files.toSorted());
  const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { scripts: Record<string, string> };
  for (const { name, script } of BENCHES) expect(scripts[`bench:${name}`]).toBe(`node bench/src/${script}`);
});
