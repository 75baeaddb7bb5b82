import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROWSER_JOURNEYS, EMBEDDED_FILES } from './embedded-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const find = (pattern: string) => globSync(pattern, { cwd: ROOT });
const moduleOf = (file: string) => /modules\/([^/]+)\//.exec(file)?.[1];

it('names files that exist', () => {
  const journeys = Object.values(BROWSER_JOURNEYS).map((name) => `e2e/tests/${name}.spec.ts`);
  expect([...EMBEDDED_FILES, ...journeys].filter((pattern) => find(pattern).length === 0)).toEqual([]);
});

it('has a journey for every module that has API tests', () => {
  const modules = new Set(find('apps/server/src/modules/*/*.api.test.ts').map(moduleOf));
  const walked = new Set([...EMBEDDED_FILES.map(moduleOf), ...Object.keys(BROWSER_JOURNEYS)]);
  const isWalked = (module = '') => walked.has(module) || find(`e2e/tests/${module}.spec.ts`).length > 0;
  expect([...modules].filter((module) => !isWalked(module))).toEqual([]);
});
