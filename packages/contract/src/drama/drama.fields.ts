import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { dramaTexts } from '../texts/drama.ts';

/** As links carry it: digits in the demo, letters, dash and underscore allowed. */
export const dramaId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: dramaTexts.unknownDrama }));

/** Colours taken from the poster, for dark and light pages. */
const shades = z.object({ dark: z.string(), light: z.string() });

/** A film is one whole; a drama comes in episodes. */
export const dramaKind = z.enum(['drama', 'film']);

const picture = z.object({ url: z.string() });

/** A drama small enough for rows and shelves. */
export const dramaCard = z.object({
  dramaId: z.string(),
  title: z.string(),
  /** Address of the 480 px poster; the same name ends in -240 and -720, and in .avif. */
  cover: z.string(),
  /** 0 to 10 with one decimal; 0 before anybody has rated it. */
  score: z.number(),
  /** What it is called on the shelf, for example 电视剧 or 电影. */
  dramaType: z.string(),
  /** What the apps open it as. */
  kind: dramaKind,
  year: z.int(),
  area: z.string(),
  plotType: z.string(),
  /** vip is marked as such; anything else is free to watch. */
  feeMode: z.string(),
  /** Followers, as a plain number. */
  favoriteNum: z.int(),
});

export const dramaInfo = z.extend(dramaCard, {
  subtitle: z.string(),
  intro: z.string(),
  /** False: taken off the shelf, and nothing of it is to be played. */
  enable: z.boolean(),
  imageList: z.array(picture),
  /** Episodes planned in all; as many as are out once it is complete. */
  totalEpisodes: z.int(),
  /** Lines of the editors; a page shows one of them at random. */
  recommendLines: z.array(z.string()),
  /** Paints the spill under the cover. */
  tone: shades,
  /** Paints score, marks and folds. */
  lamp: shades,
  /** The poster as a few blurred pixels, a data address. */
  placeholder: z.string(),
});

export const episode = z.object({ id: z.string(), episodeNo: z.int() });

/** The address is sealed for the caller's client type, and what it opens to plays for an hour at least. */
export const playInfo = z.object({ fiveMinutePlayUrl: z.string() });

export const actor = z.object({ headUrl: z.string(), chineseName: z.string(), roleName: z.string() });
export const author = z.object({ headImgUrl: z.string(), nickName: z.string() });
export const trailer = z.object({ url: z.string() });

/** Only before the drama plays. */
export const reserve = z.object({
  playDate: wireTime,
  /** Days in Shanghai's calendar by the business clock: 1 is tomorrow, 0 is today. */
  daysLeft: z.int(),
  favoriteNum: z.int(),
});

export const albumItem = z.object({
  dramaId: z.string(),
  coverUrl: z.string(),
  /** The cover's dark colour, for its place until it is there. */
  tone: z.string(),
  title: z.string(),
  score: z.number(),
  dramaType: z.string(),
  year: z.int(),
  areaList: z.array(z.string()),
  plotTypeList: z.array(z.string()),
  favoriteNum: z.int(),
  recommendInfo: z.string(),
});
