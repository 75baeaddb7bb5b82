import { z } from 'zod/mini';
import { sentId, wireTime } from '../fields.ts';
import { gamesTexts } from '../texts/games.ts';

/** As links carry it. */
export const gameId = sentId(gamesTexts.unknownGame);

/** Where the page before ended, as its answer said; nothing asks for the first page. */
export const cursor = z.optional(
  z.string().check(z.regex(/^[\w-]{0,200}$/, { error: gamesTexts.staleCursor })),
);

/** Null on the last page. */
const nextCursor = z.nullable(z.string());

/** 0 taken down: shown to those who have its address, with no button. 1 out. 2 not out yet: may be reserved. */
const status = z.literal([0, 1, 2]);

const shown = {
  id: z.string(),
  gameName: z.string(),
  subtitle: z.string(),
  /** Address of the 256 px icon; the same name ends in -128, and in .avif. */
  icon: z.string(),
  /** A word on the icon's corner; empty for none. */
  iconTip: z.string(),
  /** What `link` is: h5 is opened and played at once, apk is a file for Android; empty where there is only landUrl. */
  suffix: z.enum(['h5', 'apk', '']),
  /** As people read it, for example 642 MB; empty for what needs no download. */
  packSize: z.string(),
  status,
};

/** A game small enough for rows and shelves. */
export const gameCard = z.object({
  ...shown,
  /** Names of its categories, the first before the others. */
  categories: z.array(z.string()),
  /** People who play it, or who have reserved one that is not out. */
  playNum: z.int(),
  /** When one that is not out comes out; null otherwise. */
  releaseTime: z.nullable(wireTime),
});

/** The first of the hall: a picture over the page's whole width. */
export const featuredGame = z.extend(gameCard, { picture: z.string(), flag: z.string() });

/** Made after a drama of the library. */
export const dramaGame = z.extend(gameCard, {
  picture: z.string(),
  drama: z.object({ dramaId: z.string(), title: z.string() }),
});

const gameGift = z.object({
  /** What each is given for, and the VIP days; the easiest first. */
  rewards: z.array(z.object({ title: z.string(), days: z.int() })),
  /** Whether iPhones and iPads are left out. */
  isAndroidOnly: z.boolean(),
});

const madeAfter = z.object({
  dramaId: z.string(),
  title: z.string(),
  poster: z.string(),
  year: z.int(),
  /** Its genres, a slash between them. */
  plotType: z.string(),
  /** Number of the newest episode that can be watched; 0 before the first. */
  newestEpisode: z.int(),
  totalEpisodes: z.int(),
});

export const gameDetail = z.object({
  ...shown,
  /** Where it is opened or downloaded; empty where landUrl is the only way, and always where status is not 1. */
  link: z.string(),
  description: z.string(),
  /** A line of the editors; empty for none. */
  remark: z.string(),
  picUrls: z.array(z.string()),
  /** Its page, for those who cannot use `link`; empty where status is 0. */
  landUrl: z.string(),
  createTime: wireTime,
  gameFirm: z.string(),
  /** The address lives between one and two hours; empty where there is no video. */
  videoAddress: z.string(),
  videoCover: z.string(),
  categoryIds: z.array(z.string()),
  developer: z.string(),
  version: z.string(),
  /** What it asks a phone for, each with its reason. */
  appPermission: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Its own privacy agreement: an address outside, or empty. */
  privacyAgreement: z.string(),
  /** Beside the entity of the specification: what its page shows too. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  playNum: z.int(),
  releaseTime: z.nullable(wireTime),
  /** Youngest players, in years. */
  ageLimit: z.int(),
  /** The wide picture that its page opens with; empty for none. */
  keyArt: z.string(),
  /** From 1 to 10, and by how many people; null for a game that nobody has rated. */
  rating: z.nullable(z.object({ score: z.number(), count: z.int() })),
  /** What playing it gives in the campaign that is open for it; null for nothing. */
  gift: z.nullable(gameGift),
  /** The drama it is made after, where there is one and the caller's brand has it. */
  drama: z.nullable(madeAfter),
  alikeList: z.array(gameCard),
});

export const playedGame = z.extend(gameCard, { openTime: wireTime, times: z.int() });
export const bookedGame = z.extend(gameCard, { reserveTime: wireTime });

export const gameSetting = z.object({
  /** Tell me when a game that I reserved comes out. */
  releaseNotice: z.boolean(),
  /** Download by Wi-Fi only. */
  wifiOnly: z.boolean(),
  /** Keep what I play in my history. */
  keepHistory: z.boolean(),
});

/** A page of what nobody has counted. */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), nextCursor });

/** A page, and how many the whole list has. */
export const countedPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), total: z.int(), nextCursor });
