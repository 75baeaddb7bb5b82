import { BRANDS } from '@juban/catalog';
import { z } from 'zod/mini';

/** A text that must not be empty. */
export const some = z.string().check(z.minLength(1));

/** The id of an item of a pack, also used in addresses. */
export const contentId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** `folder/id` of a picture of the pack. */
export const picture = z.string().check(z.regex(/^[\w-]+\/[\w-]+$/));

/** A path on our site: no scheme, no other host. */
export const target = z.string().check(z.regex(/^\/[a-zA-Z][\w/-]*(\?[\w=&-]*)?$/));

/** Six hex digits, upper or lower case. */
export const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

export const brandId = z.enum(Object.values(BRANDS).map(({ id }) => id));

/** The brands that an item belongs to; empty for all brands. */
export const brandList = z._default(z.array(brandId), []);

/** A period counted from the day on which the pack is applied. */
export const countedPeriod = { opensInDays: z.int(), lastsDays: z.int().check(z.minimum(1)) };
