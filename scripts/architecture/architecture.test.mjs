import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { checkFiles, checkTree } from './check-tree.mjs';
import { findBlindSpots } from './coverage.mjs';
import { checkHabits } from './habits.mjs';
import { readCode } from './source-files.mjs';
import { listFixtures, makeTree, unpackFixture } from './unpack.mjs';

const OWN_RULES = ['domain-is-pure', 'brands-are-data', 'server-never-prints', 'dependencies-are-named'];
const HABITS = ['kebab-case-names', 'no-leftovers', 'no-machine-paths', 'style-classes-exist'];
const ONE_MODULE_IS_PLENTY = {};

const fixtures = listFixtures();
const broken = fixtures.filter((name) => name !== 'clean');
const ruleOf = (fixture) => fixture.split('.')[0];

let root;
beforeEach(() => {
  root = makeTree();
});
afterEach(() => rmSync(root, { recursive: true }));

async function firedRules() {
  const { files, violations } = await checkTree(root, ONE_MODULE_IS_PLENTY);
  const all = [...violations, ...checkHabits(root, files).violations];
  return [...new Set(all.map(({ rule }) => rule))];
}

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('each rule', () => {
  it.each(broken)('reports %s and nothing else', async (fixture) => {
    unpackFixture(fixture, root);
    expect(await firedRules()).toEqual([ruleOf(fixture)]);
  });

  it('has a fixture that violates it', () => {
    const rules = [...config.forbidden.map(({ name }) => name), ...OWN_RULES, ...HABITS];
    expect(new Set(broken.map(ruleOf))).toEqual(new Set(rules));
  });

  it('has a message that says what to do', async () => {
    unpackFixture('web-never-imports-server', root);
    const { violations } = await checkTree(root, ONE_MODULE_IS_PLENTY);
    expect(violations).toEqual([
      {
        rule: 'web-never-imports-server',
        where: 'apps/web/src/lib/price.ts',
        what: 'imports apps/server/src/modules/storefront/price.ts',
        sentence: 'web never imports server, not even a type: both know the contract.',
      },
    ]);
  });
});

describe('checking some files', () => {
  it('checks them alone, with their direct imports', async () => {
    unpackFixture('web-never-imports-server', root);
    const fired = async (...paths) => (await checkFiles(root, paths)).violations.map(({ rule }) => rule);
    expect(await fired('apps/web/src/lib/price.ts')).toEqual(['web-never-imports-server']);
    expect(await fired('apps/server/src/modules/storefront/price.ts', 'docs/prices.md')).toEqual([]);
  });
});

describe('a tree without violations', () => {
  it('passes', async () => {
    unpackFixture('clean', root);
    const { files, violations } = await checkTree(root, ONE_MODULE_IS_PLENTY);
    expect([...violations, ...checkHabits(root, files).violations]).toEqual([]);
  });
});

describe('incomplete reading fails', () => {
  const blindSpots = (modules, fewest = ONE_MODULE_IS_PLENTY) =>
    findBlindSpots(readCode(root), modules, fewest).map(({ where, what }) => `${where} ${what}`);

  it('for an empty tree', async () => {
    expect(await firedRules()).toEqual(['cruiser-reads-everything']);
  });

  it('if nothing was read although there is code', () => {
    unpackFixture('clean', root);
    expect(blindSpots([])).toEqual(['. no module was read']);
  });

  it('if a file was not read', () => {
    write('packages/domain/src/a.ts', 'export const a = 1;\n');
    write('packages/domain/src/b.ts', 'export const b = 1;\n');
    const modules = [{ source: 'packages/domain/src/a.ts', dependencies: [] }];
    expect(blindSpots(modules)).toEqual(['packages/domain/src/b.ts was not read']);
  });

  it('if a type-only import was not seen', () => {
    write('packages/domain/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n");
    const modules = [{ source: 'packages/domain/src/a.ts', dependencies: [] }];
    expect(blindSpots(modules)).toEqual(['packages/domain/src/a.ts was read without its imports']);
  });

  it('if a package has fewer modules than plausible', () => {
    write('packages/domain/src/a.ts', 'export const a = 1;\n');
    const modules = [{ source: 'packages/domain/src/a.ts', dependencies: [] }];
    expect(blindSpots(modules, { 'packages/domain': 8 })).toEqual([
      'packages/domain has 1 modules, plausible are 8 or more',
    ]);
  });
});
