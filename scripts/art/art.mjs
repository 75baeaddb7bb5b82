// Draws the demo's pictures: npm run art [-- --sheet FOLDER] [-- --only SHELF]. What is not stale is left alone.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderWork, sourceOf } from './output/render-work.mjs';
import { writeSheets } from './output/sheets.mjs';
import {
  filesOf,
  findFresh,
  mergeShelves,
  readManifest,
  removeOrphans,
  writeManifest,
} from './output/stock.mjs';
import { openStudio } from './output/studio.mjs';
import { WORKS } from './works/index.mjs';

const ROOT = fileURLToPath(new URL('../../content/demo/art/', import.meta.url));
const MB = 1024 * 1024;
const MOST_BYTES = 25 * MB;

const { values } = parseArgs({ options: { sheet: { type: 'string' }, only: { type: 'string' } } });
const before = readManifest(ROOT);
const shelves = {};
let drawn = 0;
let studio;
const open = async () => {
  studio ??= await openStudio();
  return studio;
};

async function hang(work) {
  const markup = work.draw();
  const fresh = findFresh(ROOT, before, work, sourceOf(work, markup));
  if (fresh) return fresh;
  drawn += 1;
  const entry = await renderWork(open, ROOT, work, markup);
  console.log(`${work.shelf}/${work.id}`);
  return entry;
}

try {
  for (const work of WORKS) {
    shelves[work.shelf] ??= [];
    const isWanted = !values.only || work.shelf === values.only;
    const kept = before[work.shelf]?.find(({ id }) => id === work.id);
    const entry = isWanted ? await hang(work) : kept;
    if (entry) shelves[work.shelf].push(entry);
    if (drawn > 0) writeManifest(ROOT, mergeShelves(before, shelves));
  }
  writeManifest(ROOT, shelves);
  const removed = values.only ? 0 : removeOrphans(ROOT, shelves);
  if (values.sheet) await writeSheets(await open(), ROOT, shelves, values.sheet);
  const entries = Object.values(shelves).flat();
  const bytes = entries.flatMap(filesOf).reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0);
  console.log(
    `${entries.length} pictures, ${drawn} drawn, ${removed} removed, ${(bytes / MB).toFixed(2)} MB in all`,
  );
  if (bytes > MOST_BYTES) throw new Error(`the demo art is over ${MOST_BYTES / MB} MB`);
} finally {
  await studio?.close();
}
