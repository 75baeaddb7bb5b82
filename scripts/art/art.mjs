// Draws the pictures of the packs: npm run art [-- --sheet FOLDER] [-- --only SHELF]. Up-to-date pictures are
// not drawn again.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderWork, sourceOf } from './output/render-work.mjs';
import { writeSheets } from './output/sheets.mjs';
import {
  filesOf,
  findFresh,
  MAX_BYTES,
  mergeShelves,
  readManifest,
  removeOrphans,
  writeManifest,
} from './output/stock.mjs';
import { openStudio } from './output/studio.mjs';
import { artFolder, WORKS } from './works/index.mjs';

const MB = 1024 * 1024;

const { values } = parseArgs({ options: { sheet: { type: 'string' }, only: { type: 'string' } } });
let studio;
const open = async () => {
  studio ??= await openStudio();
  return studio;
};

/** The manifest entry of a work, drawn again if it is outdated. */
async function drawWork(root, before, work) {
  const markup = work.draw();
  const fresh = findFresh(root, before, work, sourceOf(work, markup));
  if (fresh) return { entry: fresh, isDrawn: false };
  const entry = await renderWork(open, root, work, markup);
  console.log(`${work.shelf}/${work.id}`);
  return { entry, isDrawn: true };
}

/** Draws one pack and returns its size in bytes. */
async function drawPack(pack, works) {
  const root = fileURLToPath(artFolder(pack));
  const before = readManifest(root);
  const shelves = {};
  let drawn = 0;
  for (const work of works) {
    shelves[work.shelf] ??= [];
    const isWanted = !values.only || work.shelf === values.only;
    const kept = before[work.shelf]?.find(({ id }) => id === work.id);
    const { entry, isDrawn } = isWanted
      ? await drawWork(root, before, work)
      : { entry: kept, isDrawn: false };
    if (entry) shelves[work.shelf].push(entry);
    if (isDrawn) drawn += 1;
    if (drawn > 0) writeManifest(root, mergeShelves(before, shelves));
  }
  writeManifest(root, shelves);
  const removed = values.only ? 0 : removeOrphans(root, shelves);
  if (values.sheet) await writeSheets(await open(), root, shelves, join(values.sheet, pack));
  const entries = Object.values(shelves).flat();
  const bytes = entries.flatMap(filesOf).reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  console.log(
    `${pack}: ${entries.length} pictures, ${drawn} drawn, ${removed} removed, ${(bytes / MB).toFixed(2)} MB in all`,
  );
  return bytes;
}

try {
  let bytes = 0;
  for (const [pack, works] of Object.entries(WORKS)) bytes += await drawPack(pack, works);
  if (bytes > MAX_BYTES) throw new Error(`the art is over ${MAX_BYTES / MB} MB`);
} finally {
  await studio?.close();
}
