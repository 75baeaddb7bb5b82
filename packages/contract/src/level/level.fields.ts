import { z } from 'zod/mini';
import { levelTexts } from '../texts/level.ts';

const unknownLevel = { error: levelTexts.unknownLevel };

/** A level with a reward, 1 to 8; pages also send it as text. */
export const rewardedLevel = z.pipe(
  z.union(
    [
      z.string().check(z.regex(/^[1-8]$/, unknownLevel)),
      z.int().check(z.minimum(1, unknownLevel), z.maximum(8, unknownLevel)),
    ],
    unknownLevel,
  ),
  z.transform(Number),
);

/**
 * Milliseconds since 1970, as text in a query or as a number, up to the year 5138, which both databases
 * support.
 */
export const queryTime = z.pipe(
  z.union([
    z.string().check(z.regex(/^\d{1,14}$/)),
    z.int().check(z.minimum(0), z.maximum(99_999_999_999_999)),
  ]),
  z.transform(Number),
);

export const rewardItem = z.object({
  level: z.int(),
  /** 0 locked, 1 unlocked. */
  locked: z.int(),
  received: z.int(),
  /** VIP days. */
  reward: z.int(),
});
