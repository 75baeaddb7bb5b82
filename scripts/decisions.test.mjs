import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from './lib/paths.mjs';

const FOLDER = 'docs/decisions';
const read = (file) => readFileSync(fromRoot(`${FOLDER}/${file}`), 'utf8');
const pages = readdirSync(fromRoot(FOLDER))
  .filter((file) => file !== 'README.md')
  .sort();

it('docs/decisions/README.md lists every decision by its number, and no other', () => {
  const listed = [...read('README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| \S/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(pages);
  expect(listed.filter(([, number, file]) => !file.startsWith(`${number}-`))).toEqual([]);
});

it('a decision begins with its number and title', () => {
  const wrong = pages.filter((file) => !read(file).startsWith(`# ${file.slice(0, 4)} `));
  expect(wrong).toEqual([]);
});
