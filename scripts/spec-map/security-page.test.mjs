import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

const PLACES = ['apps/server/src', 'apps/web/src', 'e2e/tests'];
const HOLES = /\| as written \|[\s\S]*?\n\n/;
const FILE = /`(?:[\w/-]+\/)?([\w.-]+\.(?:test|spec)\.ts)`/;

async function listTests() {
  const found = new Map();
  for (const place of PLACES)
    for (const file of await readdir(path.join(root, place), { recursive: true }))
      if (/\.(?:test|spec)\.ts$/.test(file)) found.set(path.basename(file), path.join(root, place, file));
  return found;
}

/** A title as the page has it: an ellipsis stands for what it leaves out. */
const partsOf = (title) =>
  title
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');

it('every test that the table of holes names is there, under that title', async () => {
  const page = await readFile(path.join(root, 'docs/security.md'), 'utf8');
  const rows = HOLES.exec(page)?.[0].trim().split('\n').slice(2) ?? [];
  const tests = await listTests();
  const missing = [];
  for (const row of rows) {
    const [, , , , shown = ''] = row.split(' | ').length > 3 ? ['', ...row.split(' | ')] : [];
    for (const piece of shown.split(/(?=`[\w/.-]+\.ts`)/)) {
      const [, file] = FILE.exec(piece) ?? [];
      if (!file) continue;
      const source = tests.has(file) ? await readFile(tests.get(file), 'utf8') : '';
      if (source === '') missing.push(file);
      for (const [, title = ''] of piece.matchAll(/"([^"]+)"/g))
        if (!partsOf(title).every((part) => source.includes(part))) missing.push(`${file}: ${title}`);
    }
  }
  expect(missing).toEqual([]);
  expect(rows).toHaveLength(14);
});
