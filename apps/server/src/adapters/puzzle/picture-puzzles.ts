import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SLIDE } from '@juban/domain';
import sharp from 'sharp';
import { keptUnlessFailed } from '../../lib/kept-unless-failed.ts';
import type { PuzzleMaker } from '../../ports/puzzle-maker.ts';

const { width: WIDTH, height: HEIGHT, piece: PIECE } = SLIDE;
const EDGE = 20;

/** A jigsaw tile with a knob at top and right, in a box of 116. */
const JIG = 'M2 24H36A16 16 0 1 1 62 24H92V54A16 16 0 1 1 92 80V114H2Z';

const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;

/** Cuts its puzzles from the pictures of a folder; if it has none, from a drawn landscape. */
export function createPicturePuzzles(folder: string): PuzzleMaker {
  const pictures = listPictures(folder);
  // A picture is decoded and resized once: anyone may request puzzles, so each must be cheap.
  const decoded = new Map<string, Promise<Buffer>>();
  const readPixels = (picture: string | undefined): Promise<Buffer> => {
    if (picture === undefined) return toPixels(Buffer.from(drawnDusk()));
    return keptUnlessFailed(decoded, picture, () => toPixels(picture));
  };
  return {
    async make() {
      const base = await readPixels(pictures[randomInt(Math.max(1, pictures.length))]);
      const answerX = randomInt(SLIDE.leastX, SLIDE.mostX + 1);
      const top = randomInt(EDGE, HEIGHT - PIECE - EDGE);
      const [image, piece] = await Promise.all([cutGap(base, answerX, top), cutPiece(base, answerX, top)]);
      return { image, width: WIDTH, height: HEIGHT, piece: { size: PIECE, top, image: piece }, answerX };
    },
  };
}

const toPixels = (source: string | Buffer) =>
  sharp(source).resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha().raw().toBuffer();

function listPictures(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

async function cutGap(base: Buffer, left: number, top: number): Promise<string> {
  const shade = tile('fill="#0a1420" fill-opacity=".62" stroke="#fff" stroke-opacity=".7" stroke-width="2"');
  const cut = await sharp(base, RAW)
    .composite([{ input: shade, left, top }])
    .webp({ quality: 60, effort: 1 })
    .toBuffer();
  return asDataAddress(cut);
}

async function cutPiece(base: Buffer, left: number, top: number): Promise<string> {
  const piece = await sharp(base, RAW)
    .extract({ left, top, width: PIECE, height: PIECE })
    .ensureAlpha()
    .composite([{ input: tile('fill="#fff"'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  // Two outlines, so that its edge is visible on light and dark backgrounds.
  const edge = tile('fill="none" stroke="#0a1420" stroke-opacity=".6" stroke-width="4"');
  const line = tile('fill="none" stroke="#fff" stroke-width="2"');
  const framed = sharp(piece).composite([{ input: edge }, { input: line }]);
  return asDataAddress(await framed.webp({ quality: 80, effort: 1 }).toBuffer());
}

const tile = (paint: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIECE}" height="${PIECE}" viewBox="0 0 116 116"><path d="${JIG}" ${paint}/></svg>`,
  );

const asDataAddress = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;

function drawnDusk(): string {
  const hills = [340, 400, 460].map((y, i) => {
    const wave = Array.from({ length: 8 }, (_, n) => `${n * 200} ${y - randomInt(10, 100)}`).join('L');
    return `<path d="M0 ${HEIGHT}L${wave}L${WIDTH} ${HEIGHT}Z" fill="#16232e" opacity="${0.35 + i * 0.25}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#274b63"/><stop offset="1" stop-color="#d98d5c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/><circle cx="${randomInt(80, WIDTH - 80)}" cy="150" r="58" fill="#fbe9c2"/>${hills.join('')}</svg>`;
}
