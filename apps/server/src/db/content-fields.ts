import { BRANDS } from '@juban/catalog';
import { z } from 'zod/mini';

/** A text that may not be left empty. */
export const some = z.string().check(z.minLength(1));

/** What an item of a pack is called by, in addresses too. */
export const contentId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** `shelf/id` of a picture of the pack. */
export const picture = z.string().check(z.regex(/^[\w-]+\/[\w-]+$/));

/** A path of ours: no scheme, no other host. */
export const target = z.string().check(z.regex(/^\/[a-zA-Z][\w/-]*(\?[\w=&-]*)?$/));

/** Six hex digits, small or large. */
export const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

export const brandId = z.enum(Object.values(BRANDS).map(({ id }) => id));

/** Whose an item is; empty: every brand's. */
export const brandList = z._default(z.array(brandId), []);

/** A period that is counted from the day on which the pack is applied. */
export const countedPeriod = { opensInDays: z.int(), lastsDays: z.int().check(z.minimum(1)) };
