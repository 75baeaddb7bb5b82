// Draws the demo's pictures and writes them with their manifest: node scripts/art/render.mjs
import { fileURLToPath } from 'node:url';
import { AVATARS, RISK, SHELF, WALL_COLUMNS, WALLS } from '../../content/demo/art/shelf.mjs';
import { whiteContrast } from './output/encode.mjs';
import { openGallery } from './output/gallery.mjs';
import { openStudio } from './output/studio.mjs';
import { poster } from './pictures/poster.mjs';
import { still } from './pictures/still.mjs';
import { portrait } from './portraits/portrait.mjs';
import { campusSunset } from './walls/campus-sunset.mjs';
import { moonlitRiver } from './walls/moonlit-river.mjs';
import { posterWall } from './walls/poster-wall.mjs';
import { HEADLINE, WALL } from './walls/scrim.mjs';

const KB = 1024;
const TOTAL_LIMIT = 3 * KB * KB;
const READABLE = 4.5;
const ROOT = fileURLToPath(new URL('../../content/demo/art/', import.meta.url));

const WALL_SCENES = {
  'poster-wall': posterWall,
  'campus-sunset': campusSunset,
  'moonlit-river': moonlitRiver,
};

const posterSizes = (id) => [
  { width: 240, height: 336, name: `${id}-240`, formats: { avif: 14 * KB, webp: 18 * KB } },
  { width: 480, height: 672, name: `${id}-480`, formats: { avif: 34 * KB, webp: 44 * KB } },
];
const wallSizes = (id) => [
  { width: 390, height: 336, name: `${id}-390`, finish: 'fine', formats: { avif: 12 * KB, webp: 18 * KB } },
  { width: 780, height: 672, name: `${id}-780`, finish: 'fine', formats: { avif: 28 * KB, webp: 38 * KB } },
];

async function hangPosters(studio, gallery) {
  const shots = new Map();
  await gallery.clear('posters');
  for (const { id, title, ...entry } of SHELF) {
    const png = await studio.shoot(poster({ title, ...entry }), 600, 840);
    await gallery.hang('posters', { id, title: title.replace('|', '') }, png, posterSizes(id));
    shots.set(id, `data:image/png;base64,${png.toString('base64')}`);
  }
  return shots;
}

async function hangWalls(studio, gallery, shots) {
  await gallery.clear('claim');
  const columns = WALL_COLUMNS.map((ids) => ids.map((id) => shots.get(id)));
  for (const wall of WALLS) {
    const svg = WALL_SCENES[wall.id]({ ...wall, columns });
    const png = await studio.shoot(svg, WALL.width, WALL.height);
    const contrast = await whiteContrast(png, HEADLINE);
    console.log(`${wall.id}: white text at ${contrast.toFixed(1)}:1`);
    if (contrast < READABLE) throw new Error(`${wall.id} is too bright under its headline`);
    await gallery.hang('claim', wall, png, wallSizes(wall.id));
  }
}

async function hangRisk(studio, gallery) {
  await gallery.clear('risk');
  for (const entry of RISK) {
    const png = await studio.shoot(still(entry), 960, 540);
    const size = { width: 700, height: 394, name: entry.id, formats: { webp: 58 * KB } };
    await gallery.hang('risk', { id: entry.id, title: entry.title }, png, [size]);
  }
}

// a head is shown small and round, so the face comes nearer
const closeUp = (svg) => svg.replace('viewBox="0 0 240 240"', 'viewBox="13 3 214 214"');

async function hangAvatars(studio, gallery) {
  await gallery.clear('avatars');
  for (const [place, who] of AVATARS.entries()) {
    const png = await studio.shoot(closeUp(portrait(who)), 240, 240);
    const id = String(place + 1);
    const size = { width: 96, height: 96, name: `${id}-96`, finish: 'fine', formats: { webp: 6 * KB } };
    await gallery.hang('avatars', { id, title: `头像 ${id}` }, png, [size]);
  }
}

const studio = await openStudio();
try {
  const gallery = openGallery(ROOT);
  const shots = await hangPosters(studio, gallery);
  await hangWalls(studio, gallery, shots);
  await hangRisk(studio, gallery);
  await hangAvatars(studio, gallery);
  const total = await gallery.finish();
  console.log(`${(total / KB / KB).toFixed(2)} MB in all`);
  if (total > TOTAL_LIMIT) throw new Error('the demo art is over 3 MB');
} finally {
  await studio.close();
}
