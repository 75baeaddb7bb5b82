import { z } from 'zod/mini';
import { sentId, wireTime } from '../fields.ts';
import { gamesTexts } from '../texts/games.ts';

/** Accepts strings and numbers. */
export const gameId = sentId(gamesTexts.unknownGame);

/** Position after the previous page, from its answer; absent for the first page. */
export const cursor = z.optional(
  z.string().check(z.regex(/^[\w-]{0,200}$/, { error: gamesTexts.staleCursor })),
);

/** Null on the last page. */
const nextCursor = z.nullable(z.string());

/**
 * 0 removed: visible by direct address, without a button. 1 released. 2 not released yet: can be reserved.
 */
const status = z.literal([0, 1, 2]);

const shown = {
  id: z.string(),
  gameName: z.string(),
  subtitle: z.string(),
  /** Address of the 256 px icon. A variant ends in -128, and both exist as .avif. */
  icon: z.string(),
  /** Badge on the icon; empty for none. */
  iconTip: z.string(),
  /**
   * Type of `link`: h5 is played in the browser, apk is an Android package; empty if there is only landUrl.
   */
  suffix: z.enum(['h5', 'apk', '']),
  /** Readable size, for example 642 MB; empty if there is no download. */
  packSize: z.string(),
  status,
};

/** Short form of a game for lists. */
export const gameCard = z.object({
  ...shown,
  /** Names of its categories, main one first. */
  categories: z.array(z.string()),
  /** Number of players, or of reservations before the release. */
  playNum: z.int(),
  /** Announced release time; null otherwise. */
  releaseTime: z.nullable(wireTime),
});

/** The large first entry of the hall. */
export const featuredGame = z.extend(gameCard, { picture: z.string(), flag: z.string() });

/** A game based on a drama of the library. */
export const dramaGame = z.extend(gameCard, {
  picture: z.string(),
  drama: z.object({ dramaId: z.string(), title: z.string() }),
});

const gameGift = z.object({
  /** Conditions and VIP days of the rewards, easiest first. */
  rewards: z.array(z.object({ title: z.string(), days: z.int() })),
  /** Whether iOS users are excluded. */
  isAndroidOnly: z.boolean(),
});

const madeAfter = z.object({
  dramaId: z.string(),
  title: z.string(),
  poster: z.string(),
  year: z.int(),
  /** Genres, separated by slashes. */
  plotType: z.string(),
  /** Number of the newest released episode; 0 before the first. */
  newestEpisode: z.int(),
  totalEpisodes: z.int(),
});

export const gameDetail = z.object({
  ...shown,
  /** Address to open or download it; empty if there is only landUrl, and whenever status is not 1. */
  link: z.string(),
  description: z.string(),
  /** Editorial line; empty for none. */
  remark: z.string(),
  picUrls: z.array(z.string()),
  /** The game's website, for platforms that cannot use `link`; empty if status is 0. */
  landUrl: z.string(),
  createTime: wireTime,
  gameFirm: z.string(),
  /** Valid for one to two hours; empty without a video. */
  videoAddress: z.string(),
  videoCover: z.string(),
  categoryIds: z.array(z.string()),
  developer: z.string(),
  version: z.string(),
  /** Permissions that the app asks for, each with a reason. */
  appPermission: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Address of the game's own privacy agreement; may be empty. */
  privacyAgreement: z.string(),
  /** The following fields are not part of the entity in the specification, but its page shows them. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  playNum: z.int(),
  releaseTime: z.nullable(wireTime),
  /** Minimum age in years. */
  ageLimit: z.int(),
  /** Wide image at the top of the page; empty for none. */
  keyArt: z.string(),
  /** Score from 1 to 10 and number of ratings; null without ratings. */
  rating: z.nullable(z.object({ score: z.number(), count: z.int() })),
  /** Rewards in the campaign that is open for this game; null for none. */
  gift: z.nullable(gameGift),
  /** The drama that the game is based on, if it exists and is visible in the caller's brand. */
  drama: z.nullable(madeAfter),
  alikeList: z.array(gameCard),
});

export const playedGame = z.extend(gameCard, { openTime: wireTime, times: z.int() });
export const bookedGame = z.extend(gameCard, { reserveTime: wireTime });

export const gameSetting = z.object({
  /** Notify the user when a reserved game is released. */
  releaseNotice: z.boolean(),
  /** Download on Wi-Fi only. */
  wifiOnly: z.boolean(),
  /** Record played games in the history. */
  keepHistory: z.boolean(),
});

/** A page of a list without a total. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), nextCursor });

/** A page of a list with its total. */
export const countedPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), total: z.int(), nextCursor });
