// Contact sheets: all rendered pictures of a shelf side by side, as one PNG.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TYPES = { webp: 'image/webp', svg: 'image/svg+xml' };
const WIDTH = 1600;
const GAP = 10;
/** Cell width by shelf. */
const CELLS = { banners: 390, cards: 300, help: 390, claim: 390, stills: 260, posters: 190, tutorial: 260 };
const CELL = 120;

const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

const addressOf = (root, { svg, files }) => {
  const file = svg ?? Object.values(files).at(-1).webp;
  const bytes = readFileSync(join(root, file));
  return `data:${TYPES[file.split('.').at(-1)]};base64,${bytes.toString('base64')}`;
};

/** Writes FOLDER/<shelf>-<n>.png with at most fifty pictures each. */
export async function writeSheets(studio, root, shelves, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [shelf, entries] of Object.entries(shelves)) {
    const cell = CELLS[shelf] ?? CELL;
    const columns = Math.floor((WIDTH - GAP) / (cell + GAP));
    for (const [page, part] of chunks(entries, 50).entries()) {
      const tallest = Math.max(...part.map(({ width, height }) => (cell * height) / width));
      const rows = Math.ceil(part.length / columns);
      const cells = part.map((entry) => `<img src="${addressOf(root, entry)}" width="${cell}">`).join('');
      const style = `display:flex;flex-wrap:wrap;gap:${GAP}px;padding:${GAP}px;background:#17181b;width:${WIDTH - 2 * GAP}px;align-items:flex-start`;
      const height = Math.ceil(rows * (tallest + GAP) + GAP);
      const png = await studio.shoot(`<div style="${style}">${cells}</div>`, WIDTH, height);
      writeFileSync(join(folder, `${shelf}-${page + 1}.png`), png);
    }
  }
}
