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

const MAX_SHARED_DRAMAS = 50;

/** Older clients send booleans in different forms. */
const flag = z.optional(z.enum(['0', '1', 'true', 'false']));

const albumId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: dramaTexts.unknownAlbum }));

const idList = z.array(sentId(dramaTexts.unknownDrama)).check(z.minLength(1), z.maxLength(MAX_SHARED_DRAMAS));

const watchable = { dramaInfo, fiveMinutePlayInfo: z.nullable(playInfo), recommendList: z.array(dramaCard) };

export const dramaSchemas = {
  getShareDrama: {
    summary: 'A drama for its shared detail page',
    input: z.object({ dramaId }),
    output: z.object({
      ...watchable,
      episodeList: z.array(episode),
      actorList: z.array(actor),
      author: z.nullable(author),
    }),
  },
  getDramaPage: {
    summary: 'A drama for its shared page, with the clip of one episode; signed',
    input: z.object({
      dramaId,
      /** Sent by every client, but the library has no age restrictions. */
      isAgeLimit: flag,
      /** Whether the caller is a share page. */
      shareDrama: flag,
      /** Id or number of an episode; the first one by default. */
      episodeSid: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    }),
    output: z.object({
      ...watchable,
      episodeList: z.array(episode),
      /** The episode of the returned clip. */
      episodeSid: z.nullable(z.string()),
      actorList: z.array(actor),
      trailerList: z.array(trailer),
      reserve: z.nullable(reserve),
    }),
  },
  listSharedDramas: {
    summary: 'Those of up to 50 dramas that exist and are visible, in the requested order',
    input: z.pipe(
      z.union([idList, z.object({ dramaIds: idList })]),
      z.transform((list) => (Array.isArray(list) ? list : list.dramaIds)),
    ),
    output: z.object({ dramaDetails: z.array(dramaInfo) }),
  },
  getDramaIntro: {
    summary: 'Introduction and cast of a drama',
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
