import { GAME_REPORT_REASONS, MAX_REPORT_LENGTH, MAX_REPORT_PICTURES } from '@juban/domain';
import { MAX_SEARCH_LENGTH } from '@juban/domain/game-keys';
import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { handle, wireTime } from '../fields.ts';
import { gamesTexts } from '../texts/games.ts';
import {
  bookedGame,
  countedPage,
  cursor,
  dramaGame,
  featuredGame,
  gameCard,
  gameDetail,
  gameId,
  gameSetting,
  paged,
  playedGame,
} from './games.fields.ts';

const MAX_CLEARED_GAMES = 100;

const words = z
  .string({ error: gamesTexts.searchMissing })
  .check(z.maxLength(MAX_SEARCH_LENGTH, { error: gamesTexts.searchTooLong }));

/** The key that the storage returned for the upload, with or without the size suffix. */
const pictureKey = z
  .string()
  .check(z.regex(/^[\w-]+(?:[./][\w-]+){0,8}(?:[?!][\w/|=&%.-]{0,100})?$/, { error: CODES['2163'].msg }));

/** Text of a report; required for the reason `other`. */
const reportText = z.string().check(
  z.maxLength(MAX_REPORT_LENGTH, { error: gamesTexts.reportTooLong, abort: true }),
  // PostgreSQL cannot store NUL or unpaired surrogates.
  z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: CODES['4000'].msg }),
);

const chart = z.object({
  /** hot: most played; new: latest releases; booked: not released, most reservations first. */
  key: z.enum(['hot', 'new', 'booked']),
  name: z.string(),
  games: z.array(gameCard),
});

export const gamesSchemas = {
  getGamesHome: {
    summary: 'The hall: featured games, charts, games based on dramas',
    input: z.object({}),
    output: z.object({
      featured: z.array(featuredGame),
      charts: z.array(chart),
      dramaGames: z.array(dramaGame),
      /** Placeholder of the search field. */
      searchHint: z.string(),
    }),
  },
  listGameCategories: {
    summary: 'Categories with the number of games in each',
    input: z.object({}),
    output: z.object({
      content: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string(), total: z.int() })),
      /** Number of categories. */
      total: z.int(),
    }),
  },
  listGames: {
    summary: 'Games of a category (all by default), most played first, page by page',
    input: z.object({ category: z._default(z.union([z.literal(''), handle()]), ''), cursor }),
    output: countedPage(gameCard),
  },
  searchGames: {
    summary:
      'Games whose name contains all typed words as Chinese, pinyin or initials; names that begin with them first',
    input: z.object({ q: words, cursor }),
    output: paged(gameCard),
  },
  suggestGames: {
    summary: 'Suggestions while typing; empty for an empty input',
    input: z.object({ q: words }),
    output: z.object({
      content: z.array(z.object({ id: z.string(), gameName: z.string(), icon: z.string() })),
    }),
  },
  getGame: {
    summary: 'Everything about one game',
    input: z.object({ id: gameId }),
    output: gameDetail,
  },
  getMyGames: {
    summary: 'Last played and reserved games of the user, and their settings of the hall',
    input: z.object({}),
    output: z.object({
      recent: z.array(playedGame),
      reserved: z.array(bookedGame),
      setting: gameSetting,
    }),
  },
  listGameHistory: {
    summary: 'Games the user has played, latest first, page by page',
    input: z.object({ cursor }),
    output: countedPage(playedGame),
  },
  clearGameHistory: {
    summary: 'Delete the given games from the user’s history, or all of it',
    input: z.object({
      ids: z.optional(z.array(gameId).check(z.minLength(1), z.maxLength(MAX_CLEARED_GAMES))),
    }),
    output: z.object({ cleared: z.int() }),
  },
  saveGameSetting: {
    summary: 'Change settings of the hall; settings that are not given stay',
    input: z.partial(gameSetting),
    output: gameSetting,
  },
  openGame: {
    summary: 'The user plays or downloads a game; recorded in the history unless the settings say no',
    input: z.object({ id: gameId }),
    output: z.object({ openTime: wireTime }),
  },
  bookGame: {
    summary: 'Reserve an unreleased game, or cancel the reservation; repeating it changes nothing',
    input: z.object({ id: gameId, reserved: z._default(z.boolean(), true) }),
    output: z.object({ reserved: z.boolean() }),
  },
  reportGame: {
    summary: 'Report a game; pictures are keys of the user’s uploads',
    input: z.object({
      id: gameId,
      reason: z.enum(GAME_REPORT_REASONS, { error: gamesTexts.reasonMissing }),
      content: z._default(reportText, ''),
      pictures: z._default(
        z.array(pictureKey).check(z.maxLength(MAX_REPORT_PICTURES, { error: gamesTexts.tooManyPictures })),
        [],
      ),
    }),
    output: z.object({ reportNo: z.string() }),
  },
};
