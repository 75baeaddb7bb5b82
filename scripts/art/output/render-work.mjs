import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, pixelsOf, placeholder, whiteContrast } from './encode.mjs';
import { digest } from './stock.mjs';
import { tonesOf } from './tones.mjs';

const READABLE = 4.5;
/** Increase it when the rendering changes; all pictures are then drawn again. */
const RENDERING = '1';

/** Hash of everything that determines the result of a work. */
export const sourceOf = ({ draw, ...work }, markup) => digest(16, RENDERING, JSON.stringify(work), markup);

function renderVector(root, { shelf, id, box: [width, height] }, markup) {
  const svg = `${shelf}/${id}.svg`;
  const text = `${markup}\n`;
  writeFileSync(join(root, svg), text);
  return { width, height, svg, hash: digest(10, text) };
}

async function checkReadable({ shelf, id, whiteOn }, png) {
  if (!whiteOn) return;
  const contrast = await whiteContrast(png, whiteOn);
  if (contrast < READABLE) throw new Error(`${shelf}/${id}: white text at ${contrast.toFixed(1)}:1`);
}

async function renderRaster(studio, root, work, markup) {
  const { shelf, id, box, sizes, finish } = work;
  const png = await studio.shoot(markup, ...box);
  await checkReadable(work, png);
  const jobs = sizes.flatMap(({ width, height, name = `${id}-${width}`, formats }) =>
    Object.entries(formats).map(async ([format, limit]) => {
      const bytes = await encode(png, { width, height, format, limit, finish });
      return { width, format, file: `${shelf}/${name}.${format}`, bytes };
    }),
  );
  const files = {};
  const done = await Promise.all(jobs);
  for (const { width, format, file, bytes } of done) {
    writeFileSync(join(root, file), bytes);
    files[width] = { ...files[width], [format]: file };
  }
  const { width, height } = sizes.at(-1);
  const blurred = await placeholder(png, width, height);
  const tones = tonesOf(await pixelsOf(png, { shrink: 48 }));
  const hash = digest(10, ...done.map(({ bytes }) => bytes));
  return { width, height, files, hash, placeholder: blurred, ...tones };
}

/** Writes the files of one work and returns its manifest entry. */
export async function renderWork(openStudio, root, work, markup) {
  const { shelf, id, title, sizes, more } = work;
  mkdirSync(join(root, shelf), { recursive: true });
  const made = sizes
    ? await renderRaster(await openStudio(), root, work, markup)
    : renderVector(root, work, markup);
  return { id, title, ...made, source: sourceOf(work, markup), ...more };
}
