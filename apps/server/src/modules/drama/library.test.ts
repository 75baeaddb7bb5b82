import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentSection, PackFiles } from '../../db/content-section.ts';
import { readPack } from '../content/content-pack.ts';
import { navigationContent } from '../navigation/navigation.content.ts';
import { albumContent } from './album.content.ts';
import { dramaContent } from './drama.content.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const pack = readPack(CONTENT, 'demo', [dramaContent, albumContent, navigationContent]);
const rowsOf = (section: ContentSection, files: PackFiles = pack.files) =>
  (pack.items.get(section) ?? []).map((item) => section.toRow(item as never, new Date(), files));

/** Every address of ours anywhere in a value. */
const addressesIn = (value: unknown): string[] => JSON.stringify(value).match(/\/content\/[^"?]+/g) ?? [];

describe('the demo library', () => {
  it('[A-062] has dramas of many areas, years and plots, some free and some for members', () => {
    const dramas = rowsOf(dramaContent);
    expect(dramas.length).toBeGreaterThanOrEqual(44);
    const kinds = (field: string) => new Set(dramas.flatMap((drama) => drama[field]));
    expect(kinds('areas').size).toBeGreaterThanOrEqual(5);
    expect(kinds('year').size).toBeGreaterThanOrEqual(4);
    expect(kinds('plotTypes').size).toBeGreaterThanOrEqual(10);
    expect(kinds('feeMode')).toEqual(new Set(['vip', 'free']));
    expect(kinds('cover').size).toBe(dramas.length);
    expect(dramas.filter(({ enabled }) => !enabled)).toHaveLength(1);
  });

  it('[A-037] gives at least 24 of them stills, cast, lines and a trailer', () => {
    const full = rowsOf(dramaContent).filter(
      ({ stills, actors, trailers }) =>
        [stills, trailers].flat().length >= 3 && (actors as unknown[]).length >= 2,
    );
    expect(full.length).toBeGreaterThanOrEqual(24);
  });

  it('names no picture and no clip that is missing on disk, in either format', () => {
    const rows = [dramaContent, albumContent, navigationContent].flatMap((section) => rowsOf(section));
    const named = new Set(rows.flatMap(addressesIn));
    expect(named.size).toBeGreaterThan(80);
    const files = [...named].flatMap((address) => {
      const isSingle = /\/avatars\/|\.mp4$/.test(address);
      return isSingle ? [address] : [address, address.replace(/webp$/, 'avif')];
    });
    expect(files.filter((file) => !existsSync(join(CONTENT, '..', file)))).toEqual([]);
  });
});

describe('a pack with missing files', () => {
  const none: PackFiles = { pictures: () => [], clip: () => undefined };
  const scope = { files: none, keysOf: () => new Set<unknown>() };
  const faultsOf = (section: ContentSection) =>
    section.findFaults?.(pack.items.get(section)?.[0] as never, scope) ?? [];

  it('is refused with each missing picture, clip and drama', () => {
    expect(faultsOf(dramaContent)).toEqual(
      expect.arrayContaining([
        'poster: there is no picture the-seventh-testimony with its colours',
        'clips: there is no clip testimony',
        'author: there is no avatar 1',
      ]),
    );
    expect(faultsOf(albumContent)).toEqual(
      expect.arrayContaining(['dramas: there is no drama 40001', 'author: there is no avatar 1']),
    );
    expect(faultsOf(navigationContent)).toEqual(
      expect.arrayContaining(['there is no picture claim/poster-wall', 'sections: there is no drama 40001']),
    );
  });
});
