import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { TESTS } from './import-rules/patterns.mjs';

/** Folders with our own code; some may be missing in a tree. */
export const CODE_FOLDERS = ['apps', 'packages', 'content', 'e2e', 'bench', 'scripts'];

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'out', 'test-results']);
const CODE = /[.][cm]?[jt]sx?$/;
const TEST_PATH = new RegExp(TESTS);

/** Paths below `folder` relative to `root`, sorted by name, without build output and hidden folders. */
export function listFiles(root, folder = '') {
  const here = join(root, folder);
  if (!existsSync(here)) return [];
  const entries = readdirSync(here, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    const skipped = SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.');
    return skipped ? [] : listFiles(root, path);
  });
}

export const isCode = (path) => CODE.test(path);
export const isGenerated = (path) => /[.]gen[.][cm]?[jt]sx?$/.test(path);
export const isTest = (path) => TEST_PATH.test(path);

export const isInCodeFolder = (path) => CODE_FOLDERS.includes(path.split('/', 1)[0]);

/** Code files among the paths, parsed once for all checks. */
export function readCode(root, paths = CODE_FOLDERS.flatMap((folder) => listFiles(root, folder))) {
  return paths.filter(isCode).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return { path, text, tree };
  });
}
