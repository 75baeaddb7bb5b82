import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from './lib/paths.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');

/** Names after `npm run` or `npm`, where they are given as commands. */
const named = new Set(
  [...read('README.md').matchAll(/(?:`|^)npm (?:run )?([a-z][a-z:-]*)/gm)].map(([, script]) => script),
);

it('README.md explains every script of package.json, and no other', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(scripts.filter((script) => !named.has(script))).toEqual([]);
  expect([...named].filter((name) => !scripts.includes(name))).toEqual([]);
});
