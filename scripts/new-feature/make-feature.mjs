import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal.mjs';
import { EDITS, placeLines } from './edits.mjs';
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

/** The number of the next migration. */
function nextNumber(root) {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number(file.slice(0, 4)) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Every file that the feature adds or changes below `root`, with its text. Writes nothing. */
export function planFeature(root, names) {
  const all = { ...names, number: nextNumber(root) };
  const files = new Map();
  for (const template of listTemplates()) {
    const file = fillNames(template.slice(0, -SUFFIX.length), all);
    if (existsSync(path.join(root, file))) throw new Refusal(`${file} exists; choose another name`);
    files.set(file, fillNames(readFileSync(path.join(TEMPLATE, template), 'utf8'), all));
  }
  const taken = path.join(root, 'apps/server/src/modules', names.kebab);
  if (existsSync(taken)) throw new Refusal(`the module ${names.kebab} exists; choose another name`);

  const read = (file) => files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  for (const [file, edits] of Object.entries(EDITS)) {
    for (const { lines, ...place } of edits) {
      const edited = placeLines(read(file), { ...place, lines: fillNames(lines, all) });
      if (edited === undefined) throw new Error(`${file} no longer has the line ${place.anchor}`);
      files.set(file, edited);
    }
  }
  files.set(TREE, addToTree(read(TREE), all));
  return files;
}

/** Writes the feature and returns the files that it added or changed. */
export function makeFeature(root, names) {
  const files = planFeature(root, names);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...files.keys()];
}
