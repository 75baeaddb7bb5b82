import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureConsole, requireConsoleBudget } from './console-budget.mjs';

let folder;
const write = (file, bytes) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), bytes);
};

const MANIFEST = {
  'index.html': { file: 'index.js', imports: ['_react'], isEntry: true },
  _react: { file: 'react.js' },
  'src/shell/shell.tsx': { file: 'shell.js', imports: ['_react'], isDynamicEntry: true },
  'src/sign-in/sign-in-page.tsx': { file: 'sign-in.js', isDynamicEntry: true },
  'src/screens/users/users-screen.tsx': { file: 'users.js', imports: ['_react'], isDynamicEntry: true },
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'console-budget-'));
  write('.vite/manifest.json', JSON.stringify(MANIFEST));
  for (const name of ['index', 'react', 'shell', 'sign-in', 'users'])
    write(`${name}.js`, Buffer.alloc(1_000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('counts each file of a page once, as it is sent', () => {
  write('react.js.br', Buffer.alloc(300));
  expect(measureConsole(folder)).toEqual([
    { page: 'src/sign-in/sign-in-page.tsx', bytes: 2_300, most: 200_000 },
    { page: 'src/screens/users/users-screen.tsx', bytes: 3_300, most: 420_000 },
  ]);
});

it('accepts a page at its budget and refuses one above', () => {
  write('sign-in.js', Buffer.alloc(198_000));
  expect(() => requireConsoleBudget(folder)).not.toThrow();
  write('sign-in.js', Buffer.alloc(198_001));
  expect(() => requireConsoleBudget(folder)).toThrow('sign-in-page.tsx: 200001 of 200000 bytes');
});

it('refuses a build without pages, which would pass unmeasured', () => {
  write('.vite/manifest.json', '{}');
  expect(() => requireConsoleBudget(folder)).toThrow('no pages');
});
