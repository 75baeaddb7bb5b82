import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { dramaTexts } from '../texts/drama.ts';

/** Digits in the demo; letters, dashes and underscores are allowed too. */
export const dramaId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: dramaTexts.unknownDrama }));

/** Colours derived from the poster, for dark and light pages. */
const shades = z.object({ dark: z.string(), light: z.string() });

/** A film is a single video; a drama has episodes. */
export const dramaKind = z.enum(['drama', 'film']);

const picture = z.object({ url: z.string() });

/** Short form of a drama for lists. */
export const dramaCard = z.object({
  dramaId: z.string(),
  title: z.string(),
  /** Address of the 480 px poster. Variants end in -240 and -720, and exist as .avif. */
  cover: z.string(),
  /** 0 to 10 with one decimal; 0 without ratings. */
  score: z.number(),
  /** Label of the category, for example 电视剧 or 电影. */
  dramaType: z.string(),
  /** Kind under which the apps open it. */
  kind: dramaKind,
  year: z.int(),
  area: z.string(),
  plotType: z.string(),
  /** `vip` gets a mark; any other value is free to watch. */
  feeMode: z.string(),
  /** Followers as a plain number. */
  favoriteNum: z.int(),
});

export const dramaInfo = z.extend(dramaCard, {
  subtitle: z.string(),
  intro: z.string(),
  /** False if the drama was removed; nothing of it may be played. */
  enable: z.boolean(),
  imageList: z.array(picture),
  /** Planned number of episodes; equal to the released ones once the drama is complete. */
  totalEpisodes: z.int(),
  /** Editorial lines; a page shows a random one. */
  recommendLines: z.array(z.string()),
  /** Colour of the glow behind the cover. */
  tone: shades,
  /** Colour of score, marks and expand controls. */
  lamp: shades,
  /** Poster as a few blurred pixels, in a data URL. */
  placeholder: z.string(),
});

export const episode = z.object({ id: z.string(), episodeNo: z.int() });

/** The address is sealed for the caller's client type and valid for at least an hour. */
export const playInfo = z.object({ fiveMinutePlayUrl: z.string() });

export const actor = z.object({ headUrl: z.string(), chineseName: z.string(), roleName: z.string() });
export const author = z.object({ headImgUrl: z.string(), nickName: z.string() });
export const trailer = z.object({ url: z.string() });

/** Only before the drama is released. */
export const reserve = z.object({
  playDate: wireTime,
  /** Calendar days in Shanghai by the business clock: 1 is tomorrow, 0 is today. */
  daysLeft: z.int(),
  favoriteNum: z.int(),
});

export const albumItem = z.object({
  dramaId: z.string(),
  coverUrl: z.string(),
  /** Dark colour of the cover, shown until it is loaded. */
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
