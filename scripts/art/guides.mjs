// Draws the heads of the help pages and the pay tutorial: node scripts/art/guides.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { listString, reviewBubbles } from './guides/dot-heroes.mjs';
import { listFan, manuscript, reviewDesk } from './guides/ink-heroes.mjs';
import { FAMILIES, TUTORIAL, tutorial } from './guides/tutorial.mjs';
import { encode, whiteContrast } from './output/encode.mjs';
import { openStudio } from './output/studio.mjs';

const KB = 1024;
const ROOT = fileURLToPath(new URL('../../content/demo/art/', import.meta.url));
const READABLE = 4.5;

const INK = { width: 390, height: 300, finish: 'plain', limits: { avif: 40 * KB, webp: 52 * KB } };
const DOTS = { width: 358, height: 220, finish: 'plain', limits: { avif: 40 * KB, webp: 52 * KB } };
const TALL = { ...TUTORIAL, finish: 'fine', limits: { avif: 70 * KB, webp: 96 * KB } };
/** Where the title stands in white, in pixels of the picture. */
const TITLE = { left: 40, top: 464, width: 700, height: 120 };

const PICTURES = [
  { file: 'help/review', draw: reviewDesk, size: INK, titled: true },
  { file: 'help/playlist', draw: listFan, size: INK, titled: true },
  { file: 'help/guide', draw: manuscript, size: INK, titled: true },
  { file: 'help/review-dots', draw: reviewBubbles, size: DOTS },
  { file: 'help/playlist-dots', draw: listString, size: DOTS },
  ...FAMILIES.map((family) => ({ file: `tutorial/${family}`, draw: () => tutorial(family), size: TALL })),
];

async function write(png, file, { width, height, finish, limits }) {
  for (const scale of [1, 2]) {
    for (const [format, most] of Object.entries(limits)) {
      const limit = scale === 2 ? most : most * 0.6;
      const bytes = await encode(png, {
        width: width * scale,
        height: height * scale,
        format,
        limit,
        finish,
      });
      await writeFile(`${ROOT}${file}-${width * scale}.${format}`, bytes);
      console.log(`${file}-${width * scale}.${format}: ${(bytes.length / KB).toFixed(1)} KB`);
    }
  }
}

const studio = await openStudio();
try {
  for (const folder of ['help', 'tutorial']) await mkdir(ROOT + folder, { recursive: true });
  const wanted = process.argv[2] ?? '';
  for (const { file, draw, size, titled } of PICTURES.filter((picture) => picture.file.includes(wanted))) {
    const png = await studio.shoot(draw(), size.width * 2, size.height * 2);
    const contrast = titled ? await whiteContrast(png, TITLE) : READABLE;
    if (contrast < READABLE) throw new Error(`${file}: white text at ${contrast.toFixed(1)}:1`);
    await write(png, file, size);
  }
} finally {
  await studio.close();
}
