import { z } from 'zod/mini';
import { empty, mobile, smsCode, wireTime } from '../fields.ts';
import { activityTexts } from '../texts/activity.ts';

/** The free-days channel as its link names it. */
const channel = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: activityTexts.unknownActivity }));

export const claimSchemas = {
  getClaimConfig: {
    summary: 'How a free-days channel looks and whether it is open',
    input: z.object({ channel }),
    output: z.object({
      channel: z.string(),
      title: z.string(),
      partner: z.string(),
      /** VIP days one claim gives. */
      days: z.int(),
      backImgList: z.array(z.string()),
      btnColor: z.string(),
      bgColor: z.string(),
      /** True only inside the channel's period. */
      inActivityTime: z.boolean(),
      startTime: wireTime,
      endTime: wireTime,
      rules: z.array(z.string()),
      posters: z.array(z.object({ title: z.string(), image: z.string() })),
    }),
  },
  sendClaimCode: {
    summary: 'Send a code for one channel to a phone',
    input: z.object({ mobile, channel }),
    output: empty,
  },
  receiveClaim: {
    summary: 'Claim the days of a channel with a phone and its code, once for ever',
    input: z.object({ mobile, mobileValidateCode: smsCode, channel }),
    output: z.object({
      days: z.int(),
      /** End of membership; null while the days wait for the phone to register. */
      expiredTime: z.nullable(wireTime),
    }),
  },
};
