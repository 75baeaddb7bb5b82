import { z } from 'zod/mini';
import { brandList, contentId, some } from '../../db/content-fields.ts';
import type { ContentSection, PackScope } from '../../db/content-section.ts';
import { authorField, findAuthorFaults, toAuthor } from './author.content.ts';
import { albums } from './drama.tables.ts';

const count = z.int().check(z.minimum(0));

const item = z.strictObject({
  albumId: contentId,
  title: some,
  subTitle: some,
  favoriteCount: count,
  likeCount: count,
  author: authorField,
  brands: brandList,
  /** Ids of dramas in their order. */
  dramas: z.array(contentId).check(z.minLength(1)),
  /** The line about a drama in this list, if the drama's own does not fit. */
  lines: z._default(z.record(z.string(), some), {}),
});

type Item = z.output<typeof item>;

function findFaults({ dramas, lines, author }: Item, { keysOf, files }: PackScope): string[] {
  const known = keysOf('dramas');
  const missing = dramas.filter((id) => !known.has(id));
  const repeated = dramas.filter((id, place) => dramas.indexOf(id) !== place);
  const idle = Object.keys(lines).filter((id) => !dramas.includes(id));
  return [
    ...missing.map((id) => `dramas: there is no drama ${id}`),
    ...repeated.map((id) => `dramas: ${id} is listed twice`),
    ...idle.map((id) => `lines: ${id} is not in this list`),
    ...findAuthorFaults(author, files),
  ];
}

/** Playlists of a pack. */
export const albumContent: ContentSection = {
  name: 'albums',
  item,
  table: albums,
  key: { column: albums.albumId, field: 'albumId' },
  findFaults,
  toRow: ({ dramas, lines, author, ...row }: Item, _today, files) => ({
    ...row,
    author: toAuthor(author, files),
    items: dramas.map((dramaId) => ({ dramaId, line: lines[dramaId] ?? null })),
  }),
};
