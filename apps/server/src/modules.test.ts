import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modules } from './modules.ts';

it('every folder of modules is declared once, under its own name', () => {
  const folders = readdirSync(join(import.meta.dirname, 'modules'));
  expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
