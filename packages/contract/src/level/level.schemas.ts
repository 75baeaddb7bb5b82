import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import { queryTime, rewardedLevel, rewardItem } from './level.fields.ts';

export const levelSchemas = {
  getLevelExperience: {
    summary: 'Level and V power of the user, and how far the next level is',
    input: z.object({}),
    output: z.object({
      /** 0 to 8. */
      level: z.int(),
      /** V power as of now. */
      vipExperience: z.int(),
      /** V power at which the next level starts; at level 8 its own threshold. */
      nextScore: z.int(),
      /** Share of nextScore already earned, 0 to 100. */
      percent: z.int(),
      /** 0 never opened, 1 expired, 2 expired with 1 to 9 V power, 3 with 10 or more, 4 active, 5 no end. */
      status: z.int(),
    }),
  },
  clockIn: {
    summary:
      'The check-in of the day in Shanghai: one V power for an active member; 2120 again, 2121 not active',
    input: z.object({}),
    output: z.object({
      /** The level rose by it. */
      isUpdate: z.boolean(),
      level: z.int(),
      /** V power after it. */
      value: z.int(),
      /** V power that it gave. */
      gain: z.int(),
      /** Points that it gave; 0 where checking in earns none. */
      points: z.int(),
    }),
  },
  listExperience: {
    summary: 'Own V power entries between two moments, newest first; the last year unless told',
    input: z.object({
      startTime: z.optional(queryTime),
      endTime: z.optional(queryTime),
      ...wantedPage,
    }),
    output: z.object({
      content: z.array(
        z.object({
          /** 1 daily check-in, 2 system grant, 3 goods purchase, 4 membership-expiry reduction. */
          source: z.int(),
          /** Empty for all but system grants, and for those that give none. */
          reason: z.string(),
          createTime: wireTime,
          value: z.int(),
        }),
      ),
      ...givenPage,
    }),
  },
  listLevelRewards: {
    summary: 'The rewards of V1 to V8 and which of them the user has',
    input: z.object({}),
    output: z.array(rewardItem),
  },
  markLevelReward: {
    summary: 'Take the reward of a level that is reached, once for life; what is taken is acknowledged',
    input: z.object({
      level: rewardedLevel,
      /** Nothing else than received can be marked. */
      received: z.optional(z.union([z.literal(1), z.literal('1'), z.literal(true)])),
    }),
    output: rewardItem,
  },
  grantMedal: {
    summary: 'The same by the name older pages call first; the days are the level’s own, whatever is sent',
    input: z.object({ durationDays: z.optional(z.unknown()), level: rewardedLevel }),
    output: rewardItem,
  },
  listMedals: {
    summary: 'The medals the user holds, of levels and of the mall, newest first',
    input: z.object({}),
    output: z.array(
      z.object({
        medal: z.string(),
        name: z.string(),
        imgUrl: z.string(),
        createTime: wireTime,
        /** Null: for good. */
        endTime: z.nullable(wireTime),
        isExpired: z.boolean(),
      }),
    ),
  },
};
