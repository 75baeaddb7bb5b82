import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modules } from './modules.ts';
import type { ModuleDeclaration } from './platform/module.ts';

const FOLDER = join(import.meta.dirname, 'modules');

it('every folder of modules is declared once, under its own name', () => {
  const folders = readdirSync(FOLDER);
  expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

it('every outbox topic that a module defines is delivered by one', () => {
  const declared = modules.flatMap(({ topics = [] }: ModuleDeclaration) => topics.map(({ name }) => name));
  const sources = globSync(join(FOLDER, '**/*.ts'), { exclude: ['**/*.test.ts'] });
  const defined = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/defineTopic\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(0);
  expect(declared.toSorted()).toEqual(defined.toSorted());
});
