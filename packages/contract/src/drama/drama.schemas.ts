import { z } from 'zod/mini';
import { sentId } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
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

/** Old clients write yes and no in their own ways. */
const flag = z.optional(z.enum(['0', '1', 'true', 'false']));

const albumId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: dramaTexts.unknownAlbum }));

const idList = z.array(sentId(dramaTexts.unknownDrama)).check(z.minLength(1), z.maxLength(MOST_SHARED));

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
      ...wantedPage,
    }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      subTitle: z.string(),
      author: z.nullable(author),
      favoriteCount: z.int(),
      likeCount: z.int(),
      ...givenPage,
      content: z.array(albumItem),
    }),
  },
};
