import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPicturePuzzles } from './picture-puzzles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juban-puzzles-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a picture that could not be read is read again by the next puzzle', async () => {
  const path = join(folder, 'dusk.webp');
  await writeFile(path, 'no picture yet');
  const puzzles = createPicturePuzzles(folder);
  await expect(puzzles.make()).rejects.toThrow();
  const dusk = sharp({ create: { width: 70, height: 40, channels: 3, background: '#274b63' } });
  await writeFile(path, await dusk.webp().toBuffer());
  expect(await puzzles.make()).toMatchObject({ width: 1280, height: 560 });
});
