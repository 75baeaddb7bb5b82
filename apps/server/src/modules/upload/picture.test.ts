import { feedbackTexts } from '@juban/contract/texts/feedback';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  makeBomb,
  makeCameraPicture,
  makeForgeries,
  makeGif,
  makeHeavy,
  makeJpeg,
  makePng,
  makeWebp,
} from '../../../test/picture-corpus.ts';
import { readPicture } from './picture.ts';

const impostors = Object.entries(await makeForgeries());

describe('uploaded bytes', () => {
  it.each([
    ['JPEG', makeJpeg],
    ['PNG', makePng],
    ['WebP', makeWebp],
    ['GIF', makeGif],
  ])('[C-054] a %s is encoded again', async (_kind, make) => {
    const { whole, slim } = await readPicture(await make());
    for (const bytes of [whole, slim])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  it.each(impostors)('[C-054] %s is refused', async (_what, bytes) => {
    await expect(readPicture(bytes)).rejects.toMatchObject({ name: 'Refusal', code: '2166' });
  });

  it('[C-054] a bomb of 20,000 pixels a side is refused before it is decoded', async () => {
    const refusal = { code: '2166', message: feedbackTexts.pictureTooManyPixels };
    await expect(readPicture(makeBomb(20_000))).rejects.toMatchObject(refusal);
    await expect(readPicture(makeBomb(9_000))).rejects.toMatchObject(refusal);
  });

  it('[C-054] a camera’s metadata about place and person is removed, and the picture is upright', async () => {
    const sent = await makeCameraPicture();
    expect(sent.includes('planted-artist')).toBe(true);
    const { whole } = await readPicture(sent);
    const { exif, xmp, icc, width, height } = await sharp(whole).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect([width, height]).toEqual([40, 60]);
    expect(whole.includes('planted-artist')).toBe(false);
  });

  it('[C-054] bytes after a picture are not kept', async () => {
    const { whole } = await readPicture(await makeHeavy(1_000_000));
    expect(whole.length).toBeLessThan(10_000);
  });

  it('[C-054] the slim one is no wider than a page, a long screenshot stays legible', async () => {
    const photo = await readPicture(await makeJpeg(3_000, 2_000));
    expect(await sharp(photo.whole).metadata()).toMatchObject({ width: 2_560 });
    expect(await sharp(photo.slim).metadata()).toMatchObject({ width: 1_080, height: 720 });
    const long = await readPicture(await makeJpeg(1_080, 7_000));
    expect(await sharp(long.slim).metadata()).toMatchObject({ width: 1_080, height: 7_000 });
  });
});
