import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { punchTexts } from '../texts/punch.ts';

const MOST_DEVICE_LENGTH = 128;
const noDevice = { error: punchTexts.noDevice };

/** What the client says the device is called: a signal beside the account, never who somebody is. */
const smId = z.string(noDevice).check(z.minLength(1, noDevice), z.maxLength(MOST_DEVICE_LENGTH, noDevice));

/** Older pages send numbers and texts. */
const flag = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')], {
    error: punchTexts.unknownSetting,
  }),
  z.transform((value) => value === true || value === 1 || value === '1'),
);

const setting = z.object({ punchRemind: z.boolean() });

export const punchSchemas = {
  markPunch: {
    summary:
      'The new user’s check-in of the day in Shanghai: days of VIP; 2154 no new user or a known device, 2155 again, 2156 over',
    input: z.object({ smId }),
    output: z.object({
      /** 1 to 7, counted from the day of the first mark. */
      dayNum: z.int(),
      /** Days of VIP that this mark gave. */
      rewardDays: z.int(),
      /** End of the membership with them. */
      expiredTime: z.nullable(wireTime),
    }),
  },
  listPunches: {
    summary: 'Own check-ins as a new user, oldest first, and whether another one may be made',
    input: z.object({ smId: z.optional(z.string().check(z.maxLength(MOST_DEVICE_LENGTH, noDevice))) }),
    output: z.object({
      records: z.array(
        z.object({
          markTime: wireTime,
          /** 1 to 7. */
          dayNum: z.int(),
          userId: z.string(),
        }),
      ),
      /** Marked today. */
      markCurDay: z.boolean(),
      userId: z.string(),
      /** Days of VIP that all marks gave. */
      rewardDays: z.int(),
      /** 0 may take part, 1 no new account, 2 a device that another account took part with, 3 the seven days are over. */
      canMark: z.int(),
      /** The server’s time: by it a page counts days. */
      curTime: wireTime,
      /** Before the first mark: until when it may be made. After it: when the seven days end. */
      endTime: wireTime,
    }),
  },
  getUserSetting: {
    summary: 'Own settings: whether the app reminds of the check-in',
    input: z.object({}),
    output: setting,
  },
  setUserSetting: {
    summary: 'Keep own settings',
    input: z.object({ punchRemind: flag }),
    output: setting,
  },
};
