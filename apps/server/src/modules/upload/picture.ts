import { CODE } from '@juban/contract/code-names';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../lib/refusal.ts';

/** A camera's picture fits, and so does a screenshot of a whole page; a larger one within 10 MB is a bomb. */
const MOST_PIXELS = 64_000_000;
const MOST_SIDE = 16_000;
const WHOLE = { width: 2_560, height: 16_000 };
const SLIM = { width: 1_080, height: 8_000 };
const WHOLE_QUALITY = 86;
const SLIM_QUALITY = 72;
/** More effort gains little, and a phone waits. */
const EFFORT = 2;
const MOST_SECONDS = 8;

/** The first bytes of each kind. Other formats of the decoder (SVG, PDF, TIFF) never reach it. */
const BEGINNINGS: ReadonlyArray<readonly [format: string, begins: (bytes: Buffer) => boolean]> = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => /^RIFF[\s\S]{4}WEBP$/.test(bytes.toString('latin1', 0, 12))],
];

/**
 * Words by which a browser would take the file for a page: no camera writes them, and they are long enough
 * that ten megabytes of noise do not contain one by chance.
 */
const MARKUP = /<script[\s>]|<html[\s>]|<!doctype\s+html|<svg\s+[\w:-]+\s*=|<iframe[\s>]|<\?php\s/i;

export interface Picture {
  whole: Buffer;
  slim: Buffer;
}

const refuse = (msg?: string) => new Refusal(CODE.notAPicture, msg === undefined ? {} : { msg });

/** The picture in the bytes, encoded again: anything else in them (place, camera, other files) is gone. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const format = BEGINNINGS.find(([, begins]) => begins(bytes))?.[0];
  if (format === undefined || MARKUP.test(bytes.toString('latin1'))) throw refuse();
  const open = (from: Buffer) => sharp(from, { failOn: 'error', limitInputPixels: MOST_PIXELS });
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse();
    });
  if (facts.format !== format) throw refuse();
  const { width, height } = facts;
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS)
    throw refuse(feedbackTexts.pictureTooManyPixels);
  try {
    const whole = await fit(open(bytes).autoOrient(), WHOLE, WHOLE_QUALITY);
    return { whole, slim: await fit(open(whole), SLIM, SLIM_QUALITY) };
  } catch {
    throw refuse(feedbackTexts.pictureCut);
  }
}

function fit(picture: Sharp, box: { width: number; height: number }, quality: number) {
  return picture
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: EFFORT })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer();
}
