import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureAddressOf } from '../../db/pack-pictures.ts';
import { readPackFiles } from './pack-files.ts';

const root = mkdtempSync(join(tmpdir(), 'juban-pack-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const drawn = { width: 48, height: 48, hash: '0123456789', source: '0123456789abcdef' };
const vector = (folder: string, id: string) => ({ id, title: id, ...drawn, svg: `${folder}/${id}.svg` });

/** A pack in another folder: its own mark, its own coin, and one picture whose file is missing. */
function writeArt(): void {
  const art = join(root, 'art');
  for (const folder of ['marks', 'coins']) mkdirSync(join(art, folder), { recursive: true });
  writeFileSync(join(art, 'marks/own.svg'), '<svg/>');
  writeFileSync(join(art, 'coins/coin.svg'), '<svg/>');
  const pictures = {
    marks: [vector('marks', 'own'), vector('marks', 'lost')],
    coins: [vector('coins', 'coin')],
  };
  writeFileSync(join(art, 'manifest.json'), JSON.stringify(pictures));
}

describe('pictures that a pack may name', () => {
  writeArt();
  const files = readPackFiles(root, 'spring');

  it.each([
    ['marks/own', '/content/spring/art/marks/own.svg'],
    ['badges/v1', '/content/house/art/badges/v1.svg'],
    ['tutorial/apple', '/content/house/art/tutorial/apple-780.webp'],
    ['coins/coin', '/content/spring/art/coins/coin.svg'],
    ['marks/lost', undefined],
    ['posters/low-orbit', undefined],
  ])('%s is %s: its own first, then the default one, and no other pack’s', (name, address) => {
    expect(pictureAddressOf(name, files)).toBe(address);
  });
});
