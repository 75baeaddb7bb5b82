import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { punchTexts } from '../texts/punch.ts';

const MAX_DEVICE_LENGTH = 128;
const noDevice = { error: punchTexts.noDevice };

/** The client's device id: an additional signal, never an identity. */
const smId = z.string(noDevice).check(z.minLength(1, noDevice), z.maxLength(MAX_DEVICE_LENGTH, noDevice));

/** Older pages send numbers and strings. */
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
      'Daily check-in of a new user (Shanghai time), for VIP days; 2154 if not a new user or the device is known, 2155 if repeated, 2156 if over',
    input: z.object({ smId }),
    output: z.object({
      /** 1 to 7, counted from the day of the first check-in. */
      dayNum: z.int(),
      /** VIP days given by this check-in. */
      rewardDays: z.int(),
      /** End of the membership including them. */
      expiredTime: z.nullable(wireTime),
    }),
  },
  listPunches: {
    summary: 'New-user check-ins of the user, oldest first, and whether another one is possible',
    input: z.object({ smId: z.optional(z.string().check(z.maxLength(MAX_DEVICE_LENGTH, noDevice))) }),
    output: z.object({
      records: z.array(
        z.object({
          markTime: wireTime,
          /** 1 to 7. */
          dayNum: z.int(),
          userId: z.string(),
        }),
      ),
      /** Checked in today. */
      markCurDay: z.boolean(),
      userId: z.string(),
      /** VIP days given by all check-ins. */
      rewardDays: z.int(),
      /**
       * 0 may take part, 1 not a new account, 2 another account took part with this device, 3 the seven days
       * are over.
       */
      canMark: z.int(),
      /** The server's time, which pages use to count days. */
      curTime: wireTime,
      /** Before the first check-in: the deadline for it. After it: the end of the seven days. */
      endTime: wireTime,
    }),
  },
  getUserSetting: {
    summary: 'Settings of the user: whether the app reminds of the check-in',
    input: z.object({}),
    output: setting,
  },
  setUserSetting: {
    summary: 'Save settings of the user',
    input: z.object({ punchRemind: flag }),
    output: setting,
  },
};
