import { z } from 'zod/mini';
import { levelTexts } from '../texts/level.ts';

const unknownLevel = { error: levelTexts.unknownLevel };

/** A level that has a reward, 1 to 8; pages send it as text too. */
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

/** Milliseconds since 1970 as a query's text or a number, up to the year 5138: what both engines can read. */
export const queryTime = z.pipe(
  z.union([
    z.string().check(z.regex(/^\d{1,14}$/)),
    z.int().check(z.minimum(0), z.maximum(99_999_999_999_999)),
  ]),
  z.transform(Number),
);

export const rewardItem = z.object({
  level: z.int(),
  /** 0 is locked, 1 is unlocked. */
  locked: z.int(),
  received: z.int(),
  /** Days of VIP. */
  reward: z.int(),
});
