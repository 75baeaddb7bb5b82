import { findClaimProblem, WINDOW_STATES } from '@juban/domain';
import { z } from 'zod/mini';
import { empty, handle, mobile, review, smsCode, wireTime } from '../fields.ts';
import { activityTexts } from '../texts/activity.ts';
import { phoneCodeTexts } from '../texts/phone-code.ts';

/** The free-days channel as named in its link. */
const channel = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: activityTexts.unknownActivity }));

/**
 * A missing field counts as an empty one. The form rule decides which problem is reported first, as on the
 * page.
 */
const claimForm = z
  .object({
    mobile: z._default(z.string({ error: phoneCodeTexts.phoneMissing }), ''),
    mobileValidateCode: z._default(z.string({ error: phoneCodeTexts.codeMissing }), ''),
    channel,
  })
  .check(({ value, issues }) => {
    const problem = findClaimProblem({ phone: value.mobile, code: value.mobileValidateCode });
    if (problem) issues.push({ code: 'custom', message: phoneCodeTexts[problem], input: value });
  });

export const claimSchemas = {
  getClaimConfig: {
    summary: 'Appearance of a free-days channel and whether it is open',
    input: z.object({ channel }),
    output: z.object({
      channel: z.string(),
      title: z.string(),
      partner: z.string(),
      /** VIP days per claim. */
      days: z.int(),
      backImgList: z.array(z.string()),
      btnColor: z.string(),
      bgColor: z.string(),
      /** True only during the channel's period. */
      inActivityTime: z.boolean(),
      state: z.enum(WINDOW_STATES),
      /** Other open channels; empty while this one is open. */
      openChannels: z.array(
        z.object({ channel: z.string(), title: z.string(), partner: z.string(), days: z.int() }),
      ),
      startTime: wireTime,
      endTime: wireTime,
      rules: z.array(z.string()),
      posters: z.array(z.object({ title: z.string(), image: z.string() })),
    }),
  },
  sendClaimCode: {
    summary: 'Send an SMS code for a claim in one channel; may require the risk check first (3001)',
    input: z.object({ mobile, channel, rid: z.optional(handle()) }),
    output: empty,
  },
  receiveClaim: {
    summary: 'Claim the days of a channel with a phone and its code, once per phone',
    input: z.pipe(claimForm, z.object({ mobile, mobileValidateCode: smsCode, channel })),
    output: z.object({
      days: z.int(),
      review,
      /** End of the membership; null while the days wait for a registration or a review. */
      expiredTime: z.nullable(wireTime),
      claimedAt: wireTime,
      /**
       * Secret that proves to getClaimReceipt that this device made the claim. The server stores only its
       * hash.
       */
      receipt: z.string(),
    }),
  },
  getClaimReceipt: {
    summary: 'The claim made in a channel, for the device that holds the receipt; contains no phone',
    input: z.object({ channel, receipt: z.string().check(z.regex(/^[\w-]{32}$/)) }),
    output: z.object({ days: z.int(), claimedAt: wireTime, review }),
  },
};
