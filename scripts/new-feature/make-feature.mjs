import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal.mjs';
import { EDITS, placeLines, REPLACEMENTS } from './edits.mjs';
import { fillNames } from './names.mjs';
import { addToTree } from './route-tree.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.tmpl';
const TREE = 'apps/web/src/routeTree.gen.ts';
const MIGRATIONS = 'apps/server/src/db/migrations';

const listTemplates = () =>
  readdirSync(TEMPLATE, { recursive: true })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** The number after that of the last migration. */
function nextNumber(root) {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number(file.slice(0, 4)) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/**
 * All files that the feature creates or changes in the tree at `root`, with their text; nothing is written
 * yet.
 */
export function planFeature(root, names) {
  const all = { ...names, number: nextNumber(root) };
  const files = new Map();
  for (const template of listTemplates()) {
    const file = fillNames(template.slice(0, -SUFFIX.length), all);
    if (existsSync(path.join(root, file))) throw new Refusal(`${file} exists already: choose another name`);
    files.set(file, fillNames(readFileSync(path.join(TEMPLATE, template), 'utf8'), all));
  }
  const taken = path.join(root, 'apps/server/src/modules', names.kebab);
  if (existsSync(taken)) throw new Refusal(`The module ${names.kebab} exists already: choose another name`);

  const read = (file) => files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  for (const [file, edits] of Object.entries(EDITS)) {
    for (const { lines, ...place } of edits) {
      const edited = placeLines(read(file), { ...place, lines: fillNames(lines, all) });
      if (edited === undefined)
        throw new Error(
          `${file} no longer has the line ${place.anchor}: update scripts/new-feature/edits.mjs`,
        );
      files.set(file, edited);
    }
  }
  for (const [file, from, to] of REPLACEMENTS) {
    if (!read(file).includes(from))
      throw new Error(`${file} no longer contains ${from}: update scripts/new-feature/edits.mjs`);
    files.set(file, read(file).replace(from, fillNames(to, all)));
  }
  files.set(TREE, addToTree(read(TREE), all));
  return files;
}

/** Writes the whole feature or nothing; returns the created and changed files. */
export function makeFeature(root, names) {
  const files = planFeature(root, names);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...files.keys()];
}
