import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { artFolder, WORKS } from '../works/index.mjs';
import { sourceOf } from './render-work.mjs';
import { digest, filesOf, findFresh, findOrphans, MAX_BYTES, readManifest } from './stock.mjs';

/** Every picture is drawn once, as markup only. */
const DRAW_MS = 60_000;
const packs = Object.entries(WORKS).map(([pack, works]) => {
  const root = fileURLToPath(artFolder(pack));
  const shelves = readManifest(root);
  return { pack, works, root, shelves, entries: Object.values(shelves).flat() };
});

describe('rendered art', () => {
  it.each(packs)(
    'of pack $pack matches the drawings and is up to date',
    { timeout: DRAW_MS },
    ({ works, root, shelves, entries }) => {
      const stale = works.filter((work) => !findFresh(root, shelves, work, sourceOf(work, work.draw())));
      expect(stale.map(({ shelf, id }) => `${shelf}/${id}`)).toEqual([]);
      expect(entries).toHaveLength(works.length);
    },
  );

  it.each(packs)(
    'of pack $pack is named by content hash, without other files',
    ({ root, shelves, entries }) => {
      for (const entry of entries) {
        const bytes = filesOf(entry).map((file) => readFileSync(join(root, file)));
        expect(digest(10, ...bytes), entry.id).toBe(entry.hash);
      }
      expect(findOrphans(root, shelves)).toEqual([]);
    },
  );

  it('stays below the size limit', () => {
    const sizes = packs.flatMap(({ root, entries }) =>
      entries.flatMap(filesOf).map((file) => statSync(join(root, file)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  it.each([
    ['demo', 'posters', 24],
    ['demo', 'stills', 48],
    ['demo', 'portraits', 24],
    ['demo', 'games', 32],
    ['demo', 'shots', 64],
    ['demo', 'prizes', 10],
    ['demo', 'marks', 5],
    ['demo', 'banners', 8],
    ['house', 'badges', 8],
    ['house', 'cards', 9],
  ])('of pack %s has on shelf %s at least %i pictures, all different', (name, shelf, least) => {
    const hung = packs.find(({ pack }) => pack === name).shelves[shelf];
    expect(hung.length).toBeGreaterThanOrEqual(least);
    expect(new Set(hung.map(({ hash }) => hash)).size).toBe(hung.length);
    expect(new Set(hung.map(({ id }) => id)).size).toBe(hung.length);
  });
});
