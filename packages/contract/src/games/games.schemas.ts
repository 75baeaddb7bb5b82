import { GAME_REPORT_REASONS, MOST_REPORT_PICTURES, MOST_REPORT_TEXT } from '@juban/domain';
import { MOST_SEARCH_TEXT } from '@juban/domain/game-keys';
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

const MOST_CLEARED = 100;

const words = z
  .string({ error: gamesTexts.searchMissing })
  .check(z.maxLength(MOST_SEARCH_TEXT, { error: gamesTexts.searchTooLong }));

/** As the storage named it when the picture was uploaded, with or without the suffix that slims it. */
const pictureKey = z
  .string()
  .check(z.regex(/^[\w-]+(?:[./][\w-]+){0,8}(?:[?!][\w/|=&%.-]{0,100})?$/, { error: CODES['2163'].msg }));

/** Beside the reason; the last of them says nothing without it. */
const reportText = z.string().check(
  z.maxLength(MOST_REPORT_TEXT, { error: gamesTexts.reportTooLong, abort: true }),
  // No database takes it as text.
  z.refine((text) => !text.includes('\0') && text.isWellFormed(), { error: CODES['4000'].msg }),
);

const chart = z.object({
  /** hot most played, new latest out, booked not out and most reserved. */
  key: z.enum(['hot', 'new', 'booked']),
  name: z.string(),
  games: z.array(gameCard),
});

export const gamesSchemas = {
  getGamesHome: {
    summary: 'The hall: games to show first, charts, games made after dramas',
    input: z.object({}),
    output: z.object({
      featured: z.array(featuredGame),
      charts: z.array(chart),
      dramaGames: z.array(dramaGame),
      /** Stands in the search field while nothing is typed. */
      searchHint: z.string(),
    }),
  },
  listGameCategories: {
    summary: 'Categories with how many games each has',
    input: z.object({}),
    output: z.object({
      content: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string(), total: z.int() })),
      /** Of categories. */
      total: z.int(),
    }),
  },
  listGames: {
    summary: 'Games of a category, or of all without one, most played first, page by page',
    input: z.object({ category: z._default(z.union([z.literal(''), handle()]), ''), cursor }),
    output: countedPage(gameCard),
  },
  searchGames: {
    summary:
      'Games whose name has all typed words: Chinese, pinyin or its initials; names that begin so first',
    input: z.object({ q: words, cursor }),
    output: paged(gameCard),
  },
  suggestGames: {
    summary: 'A few games whose name may be meant, while somebody types; none for nothing',
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
    summary: 'What the user played last and has reserved, and how they have set the hall',
    input: z.object({}),
    output: z.object({
      recent: z.array(playedGame),
      reserved: z.array(bookedGame),
      setting: gameSetting,
    }),
  },
  listGameHistory: {
    summary: 'What the user has played, last first, page by page',
    input: z.object({ cursor }),
    output: countedPage(playedGame),
  },
  clearGameHistory: {
    summary: 'Forget what the user has played: the games named, or everything',
    input: z.object({
      ids: z.optional(z.array(gameId).check(z.minLength(1), z.maxLength(MOST_CLEARED))),
    }),
    output: z.object({ cleared: z.int() }),
  },
  saveGameSetting: {
    summary: 'Change settings of the hall; what is not named stays',
    input: z.partial(gameSetting),
    output: gameSetting,
  },
  openGame: {
    summary: 'The user goes to play or download a game: kept in the history, unless the settings say no',
    input: z.object({ id: gameId }),
    output: z.object({ openTime: wireTime }),
  },
  bookGame: {
    summary: 'Reserve a game that is not out, or no longer; the second time changes nothing',
    input: z.object({ id: gameId, reserved: z._default(z.boolean(), true) }),
    output: z.object({ reserved: z.boolean() }),
  },
  reportGame: {
    summary: 'Report a game; pictures are keys of what the user has uploaded',
    input: z.object({
      id: gameId,
      reason: z.enum(GAME_REPORT_REASONS, { error: gamesTexts.reasonMissing }),
      content: z._default(reportText, ''),
      pictures: z._default(
        z.array(pictureKey).check(z.maxLength(MOST_REPORT_PICTURES, { error: gamesTexts.tooManyPictures })),
        [],
      ),
    }),
    output: z.object({ reportNo: z.string() }),
  },
};
