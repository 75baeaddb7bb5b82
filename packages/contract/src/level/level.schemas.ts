import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import { queryTime, rewardedLevel, rewardItem } from './level.fields.ts';

export const levelSchemas = {
  getLevelExperience: {
    summary: 'Level and V power of the user, and the distance to the next level',
    input: z.object({}),
    output: z.object({
      /** 0 to 8. */
      level: z.int(),
      /** Current V power. */
      vipExperience: z.int(),
      /** V power at which the next level starts; at level 8, its own threshold. */
      nextScore: z.int(),
      /** Percentage of nextScore already earned, 0 to 100. */
      percent: z.int(),
      /**
       * 0 never a member, 1 expired, 2 expired with 1 to 9 V power, 3 expired with 10 or more, 4 active, 5 no
       * end.
       */
      status: z.int(),
    }),
  },
  clockIn: {
    summary:
      'Daily check-in (Shanghai time): one V power for an active member; 2120 if repeated, 2121 if not active',
    input: z.object({}),
    output: z.object({
      /** Whether the level rose. */
      isUpdate: z.boolean(),
      level: z.int(),
      /** V power afterwards. */
      value: z.int(),
      /** V power gained. */
      gain: z.int(),
      /** Points gained; 0 if check-ins earn none. */
      points: z.int(),
    }),
  },
  listExperience: {
    summary: 'V power entries of the user between two times, newest first; by default of the last year',
    input: z.object({
      startTime: z.optional(queryTime),
      endTime: z.optional(queryTime),
      ...wantedPage,
    }),
    output: z.object({
      content: z.array(
        z.object({
          /** 1 daily check-in, 2 system grant, 3 purchase, 4 decay after expiry. */
          source: z.int(),
          /** Only for system grants that have one, otherwise empty. */
          reason: z.string(),
          createTime: wireTime,
          value: z.int(),
        }),
      ),
      ...givenPage,
    }),
  },
  listLevelRewards: {
    summary: 'The rewards of V1 to V8 and which of them the user has claimed',
    input: z.object({}),
    output: z.array(rewardItem),
  },
  markLevelReward: {
    summary: 'Claim the reward of a reached level, once per account; repeating it changes nothing',
    input: z.object({
      level: rewardedLevel,
      /** Only `received` can be set. */
      received: z.optional(z.union([z.literal(1), z.literal('1'), z.literal(true)])),
    }),
    output: rewardItem,
  },
  grantMedal: {
    summary: 'The same under an older name; the days are always those of the level, whatever is sent',
    input: z.object({ durationDays: z.optional(z.unknown()), level: rewardedLevel }),
    output: rewardItem,
  },
  listMedals: {
    summary: 'Medals of the user from levels and from the mall, newest first',
    input: z.object({}),
    output: z.array(
      z.object({
        medal: z.string(),
        name: z.string(),
        imgUrl: z.string(),
        createTime: wireTime,
        /** Null for a permanent medal. */
        endTime: z.nullable(wireTime),
        isExpired: z.boolean(),
      }),
    ),
  },
};
