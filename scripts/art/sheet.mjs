// Every picture the generator knows, as SVG on one page: node scripts/art/sheet.mjs OUT
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAST, CATALOGUE } from '../../content/demo/art/catalogue.mjs';
import { ICONS, icon } from './icons/icon.mjs';
import { poster } from './pictures/poster.mjs';
import { still } from './pictures/still.mjs';
import { portrait } from './portraits/portrait.mjs';

const out = process.argv[2];
if (!out) {
  console.error('Say where: node scripts/art/sheet.mjs OUT');
  process.exit(1);
}

const put = (folder, width, pictures) => {
  mkdirSync(join(out, folder), { recursive: true });
  return pictures.map(([id, svg]) => {
    writeFileSync(join(out, folder, `${id}.svg`), svg);
    return `<img src="${folder}/${id}.svg" width="${width}" loading="lazy" alt="">`;
  });
};

const cells = [
  ...put(
    'posters',
    190,
    CATALOGUE.map((entry) => [entry.id, poster(entry)]),
  ),
  ...put(
    'stills',
    257,
    CATALOGUE.map((entry) => [entry.id, still({ ...entry, seed: `${entry.seed} still` })]),
  ),
  ...put(
    'portraits',
    120,
    CAST.map((who, place) => [`cast-${place + 1}`, portrait({ seed: who.name, ...who })]),
  ),
  ...put(
    'icons',
    120,
    ICONS.map((kind) => [kind, icon({ kind })]),
  ),
];
const style = 'body{margin:12px;background:#17181b;display:flex;flex-wrap:wrap;gap:8px;width:1600px}';
writeFileSync(
  join(out, 'sheet.html'),
  `<!doctype html><meta charset="utf-8"><title>contact sheet</title><style>${style}</style>${cells.join('')}`,
);
console.log(`${cells.length} pictures`);
