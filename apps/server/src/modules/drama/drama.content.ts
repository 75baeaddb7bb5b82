import { DAY_MS } from '@juban/domain';
import { z } from 'zod/mini';
import { brandList, contentId, some } from '../../db/content-fields.ts';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { authorField, findAuthorFaults, toAuthor } from './author.content.ts';
import { dramas } from './drama.tables.ts';

const count = z.int().check(z.minimum(0));

const item = z.strictObject({
  dramaId: contentId,
  /** Id of its poster; its stills are those whose ids begin with it. */
  poster: some,
  title: some,
  subtitle: some,
  intro: some,
  type: some,
  kind: z._default(z.enum(['drama', 'film']), 'drama'),
  areas: z.array(some).check(z.minLength(1)),
  year: z.int().check(z.minimum(1900), z.maximum(2100)),
  plots: z.array(some).check(z.minLength(1)),
  score: z.number().check(z.minimum(0), z.maximum(10)),
  feeMode: z.enum(['vip', 'free']),
  favoriteNum: count,
  enabled: z._default(z.boolean(), true),
  brands: brandList,
  /** Days from the day the pack is applied, at eight in the evening; in the future it can be reserved. */
  playsInDays: z.optional(z.int()),
  episodes: z.strictObject({ out: count, total: z.int().check(z.minimum(1), z.maximum(999)) }),
  /** Clips of the pack; episodes use them in turn. */
  clips: z._default(z.array(some), []),
  trailers: z._default(z.array(some), []),
  /** Actor and role; the portrait is the one with the actor's name. */
  cast: z._default(z.record(z.string(), z.string()), {}),
  author: authorField,
  lines: z.array(some).check(z.minLength(1)),
});

type Item = z.output<typeof item>;

/** When dramas start, counted from midnight. */
const PREMIERE_MS = 20 * 3_600_000;
const COVER_WIDTH = 480;
const STILL_WIDTH = 960;
const PORTRAIT_WIDTH = 160;

const posterOf = ({ poster }: Item, files: PackFiles) =>
  files.pictures('posters').find(({ id }) => id === poster);

function findFaults(drama: Item, { files }: PackScope): string[] {
  const faults: string[] = [];
  const poster = posterOf(drama, files);
  if (!poster?.addresses[COVER_WIDTH] || !poster.tone || !poster.lamp) {
    faults.push(`poster: there is no picture ${drama.poster} with its colours`);
  }
  for (const clip of [...drama.clips, ...drama.trailers]) {
    if (files.clip(clip) === undefined) faults.push(`clips: there is no clip ${clip}`);
  }
  faults.push(...findAuthorFaults(drama.author, files));
  if (drama.episodes.out > drama.episodes.total) faults.push('episodes: more are out than there are');
  if (drama.episodes.out > 0 && drama.clips.length === 0)
    faults.push('clips: none for the episodes that are out');
  return faults;
}

/** Dramas of a pack; pictures and colours come from its art, clips from its clips. */
export const dramaContent: ContentSection = {
  name: 'dramas',
  item,
  table: dramas,
  key: { column: dramas.dramaId, field: 'dramaId' },
  findFaults,
  toRow: (drama: Item, today, files) => {
    const { poster, type, plots, playsInDays, clips, trailers, cast, author, lines, episodes, ...row } =
      drama;
    const cover = posterOf(drama, files);
    return {
      ...row,
      dramaType: type,
      plotTypes: plots,
      playDate:
        playsInDays === undefined ? null : new Date(today.getTime() + playsInDays * DAY_MS + PREMIERE_MS),
      totalEpisodes: episodes.total,
      episodes: toEpisodes(drama, files),
      trailers: trailers.map((name) => files.clip(name)),
      cover: cover?.addresses[COVER_WIDTH],
      placeholder: cover?.placeholder,
      tone: cover?.tone,
      lamp: cover?.lamp,
      stills: toStills(poster, files),
      actors: toActors(cast, files),
      author: toAuthor(author, files),
      recommendLines: lines,
    };
  },
};

function toEpisodes({ dramaId, episodes, clips }: Item, files: PackFiles) {
  return Array.from({ length: episodes.out }, (_, place) => ({
    id: `${dramaId}${String(place + 1).padStart(3, '0')}`,
    episodeNo: place + 1,
    clip: files.clip(clips[place % clips.length] ?? ''),
  }));
}

function toStills(poster: string, files: PackFiles): string[] {
  const own = files.pictures('stills').filter(({ id }) => id.replace(/-\d+$/, '') === poster);
  return own.flatMap(({ addresses }) => addresses[STILL_WIDTH] ?? []);
}

function toActors(cast: Item['cast'], files: PackFiles) {
  const heads = new Map(files.pictures('portraits').map(({ title, addresses }) => [title, addresses]));
  return Object.entries(cast).map(([chineseName, roleName]) => ({
    headUrl: heads.get(chineseName)?.[PORTRAIT_WIDTH] ?? '',
    chineseName,
    roleName,
  }));
}
