import { z } from 'zod/mini';
import { dramaTexts } from '../texts/drama.ts';
import {
  actor,
  albumItem,
  author,
  dramaCard,
  dramaId,
  dramaInfo,
  episode,
  playInfo,
  reserve,
  trailer,
} from './drama.fields.ts';

const MOST_SHARED = 50;
const MOST_PAGE_SIZE = 50;
const FIRST_PAGE = 1;
const PAGE_SIZE = 20;

/** Old clients write yes and no in their own ways. */
const flag = z.optional(z.enum(['0', '1', 'true', 'false']));

const albumId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: dramaTexts.unknownAlbum }));

/** A whole number from 1 in a query, where everything is text. */
const counted = (most: number, usual: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), String(usual)),
    z.pipe(z.transform(Number), z.number().check(z.maximum(most))),
  );

/** Apps send ids as numbers too; JSON has no other way to tell them from text. */
const listedId = z.pipe(z.union([dramaId, z.int().check(z.minimum(0))]), z.transform(String));
const idList = z.array(listedId).check(z.minLength(1), z.maxLength(MOST_SHARED));

const watchable = { dramaInfo, fiveMinutePlayInfo: z.nullable(playInfo), recommendList: z.array(dramaCard) };

export const dramaSchemas = {
  getShareDrama: {
    summary: 'A drama as its shared detail page shows it',
    input: z.object({ dramaId }),
    output: z.object({
      ...watchable,
      episodeList: z.array(episode),
      actorList: z.array(actor),
      author: z.nullable(author),
    }),
  },
  getDramaPage: {
    summary: 'A drama as its shared page shows it, with the clip of one episode; signed',
    input: z.object({
      dramaId,
      /** Sent by every client; nothing in the library is bound to an age. */
      isAgeLimit: flag,
      /** Says that the caller is a share page. */
      shareDrama: flag,
      /** Id or number of an episode; without it the first one's clip. */
      episodeSid: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    }),
    output: z.object({
      ...watchable,
      episodeList: z.array(episode),
      /** The episode whose clip is given. */
      episodeSid: z.nullable(z.string()),
      actorList: z.array(actor),
      trailerList: z.array(trailer),
      reserve: z.nullable(reserve),
    }),
  },
  listSharedDramas: {
    summary: 'Those of up to 50 dramas that exist and are on the shelf, in the order asked for',
    input: z.pipe(
      z.union([idList, z.object({ dramaIds: idList })]),
      z.transform((list) => (Array.isArray(list) ? list : list.dramaIds)),
    ),
    output: z.object({ dramaDetails: z.array(dramaInfo) }),
  },
  getDramaIntro: {
    summary: 'What a drama is about and who plays in it',
    input: z.object({ dramaId }),
    output: z.object({ dramaId: z.string(), intro: z.string(), actorList: z.array(actor) }),
  },
  getAlbum: {
    summary: 'A playlist with one page of its dramas',
    input: z.object({
      id: albumId,
      /** From 1. */
      pageNum: counted(10_000, FIRST_PAGE),
      /** At most 50. */
      pageSize: counted(MOST_PAGE_SIZE, PAGE_SIZE),
    }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      subTitle: z.string(),
      /** Dramas in all, on whatever page. */
      total: z.int(),
      favoriteCount: z.int(),
      likeCount: z.int(),
      pageNum: z.int(),
      pageSize: z.int(),
      content: z.array(albumItem),
    }),
  },
};
