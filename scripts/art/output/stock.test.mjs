import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WORKS } from '../works/index.mjs';
import { sourceOf } from './render-work.mjs';
import { digest, filesOf, findFresh, findOrphans, readManifest } from './stock.mjs';

const ROOT = fileURLToPath(new URL('../../../content/demo/art/', import.meta.url));
/** Every picture is drawn once, as markup only. */
const DRAW_MS = 60_000;
const MOST_BYTES = 25 * 1024 * 1024;
const shelves = readManifest(ROOT);
const entries = Object.values(shelves).flat();

describe('the rendered art', () => {
  it('is that of the drawings: nothing is stale', { timeout: DRAW_MS }, () => {
    const stale = WORKS.filter((work) => !findFresh(ROOT, shelves, work, sourceOf(work, work.draw())));
    expect(stale.map(({ shelf, id }) => `${shelf}/${id}`)).toEqual([]);
    expect(entries).toHaveLength(WORKS.length);
  });

  it('is named by its bytes, and nothing lies beside it', () => {
    for (const entry of entries) {
      const bytes = filesOf(entry).map((file) => readFileSync(join(ROOT, file)));
      expect(digest(10, ...bytes), entry.id).toBe(entry.hash);
    }
    expect(findOrphans(ROOT, shelves)).toEqual([]);
  });

  it('stays small', () => {
    const bytes = entries.flatMap(filesOf).reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it.each([
    ['posters', 24],
    ['stills', 48],
    ['portraits', 24],
    ['games', 32],
    ['shots', 64],
    ['prizes', 10],
    ['marks', 5],
    ['banners', 8],
    ['badges', 8],
    ['cards', 9],
  ])('holds on the shelf %s at least %i, no two alike', (shelf, least) => {
    expect(shelves[shelf].length).toBeGreaterThanOrEqual(least);
    expect(new Set(shelves[shelf].map(({ hash }) => hash)).size).toBe(shelves[shelf].length);
    expect(new Set(shelves[shelf].map(({ id }) => id)).size).toBe(shelves[shelf].length);
  });
});
