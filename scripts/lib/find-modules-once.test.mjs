import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRoot } from './paths.mjs';

const HOOK = pathToFileURL(path.join(import.meta.dirname, 'find-modules-once.mjs')).href;
let workspace;

const put = (file, text) => {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
};

/** Output of a process that starts with this file. */
const run = (file) =>
  execFileSync(process.execPath, ['--import', HOOK, path.join(workspace, file)], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

beforeAll(() => {
  mkdirSync(buildRoot, { recursive: true });
  // Inside the checkout: files outside it do not belong to the product.
  workspace = mkdtempSync(path.join(buildRoot, 'modules-'));
  put(
    'node_modules/told/package.json',
    '{ "name": "told", "exports": { ".": "./a.cjs", "./more": "./b.mjs" } }',
  );
  put('node_modules/told/a.cjs', 'exports.name = require("./c.js").name;');
  put('node_modules/told/c.js', 'exports.name = "told";');
  put('node_modules/told/b.mjs', 'export const more = "more";');
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

it('files, packages and their subpaths are found, from one file and from the next', () => {
  put(
    'second.ts',
    'import { name } from "told"; import { more } from "told/more"; export const two: string = name + more;',
  );
  put('first.ts', 'import { name } from "told"; import { two } from "./second.ts"; console.log(name, two);');
  expect(run('first.ts')).toBe('told toldmore\n');
});

it('a missing file is named', () => {
  put('lost.ts', 'import "./nowhere.ts";');
  expect(() => run('lost.ts')).toThrow(/nowhere\.ts/);
});

it('a missing package is named', () => {
  put('lonely.ts', 'import "absent-package";');
  expect(() => run('lonely.ts')).toThrow(/absent-package/);
});
