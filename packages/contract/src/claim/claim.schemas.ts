import { findClaimProblem, WINDOW_STATES } from '@juban/domain';
import { z } from 'zod/mini';
import { empty, handle, mobile, review, smsCode, wireTime } from '../fields.ts';
import { activityTexts } from '../texts/activity.ts';
import { phoneCodeTexts } from '../texts/phone-code.ts';

/** The free-days channel as its link names it. */
const channel = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: activityTexts.unknownActivity }));

/** What is not sent is a field left empty; which of both is told first is the form's rule, as on the page. */
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
      state: z.enum(WINDOW_STATES),
      /** Where one may claim instead; empty while this channel is open. */
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
    summary: 'Send a code for one channel to a phone; may want the risk check first (3001)',
    input: z.object({ mobile, channel, rid: z.optional(handle()) }),
    output: empty,
  },
  receiveClaim: {
    summary: 'Claim the days of a channel with a phone and its code, once for ever',
    input: z.pipe(claimForm, z.object({ mobile, mobileValidateCode: smsCode, channel })),
    output: z.object({
      days: z.int(),
      review,
      /** End of membership; null while the days wait for the phone to register, or for a review. */
      expiredTime: z.nullable(wireTime),
      claimedAt: wireTime,
      /** Proves to `receipt` that this device made the claim; the server keeps its hash only. */
      receipt: z.string(),
    }),
  },
  getClaimReceipt: {
    summary: 'What was claimed in a channel, for the device that holds the receipt; names no phone',
    input: z.object({ channel, receipt: z.string().check(z.regex(/^[\w-]{32}$/)) }),
    output: z.object({ days: z.int(), claimedAt: wireTime, review }),
  },
};
