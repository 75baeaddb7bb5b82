import { z } from 'zod/mini';
import { handle, remark, wireTime } from '../fields.ts';
import { reason } from './act.fields.ts';
import { consoleTexts } from './texts.ts';

const entryNo = handle();
const activity = handle();
const parcel = {
  courier: z.string().check(z.regex(/^[^\p{C}]{1,32}$/u, { error: consoleTexts.courierFormat })),
  trackingNo: z.string().check(z.regex(/^[0-9A-Za-z-]{4,40}$/, { error: consoleTexts.trackingFormat })),
};

const draw = z.object({
  activity: z.string(),
  title: z.string(),
  drawTime: wireTime,
  participants: z.int(),
  winners: z.int(),
  /** Not sent yet. */
  waiting: z.int(),
});

const winner = z.object({
  entryNo: z.string(),
  place: z.int(),
  /** Null: has left, so that nothing is sent. */
  userId: z.nullable(z.string()),
  courier: z.string(),
  trackingNo: z.string(),
  sendTime: z.nullable(wireTime),
});

export const prizeSchemas = {
  listGiftDraws: {
    summary: 'Drawn gifts of activities, with how many wait to be sent',
    input: z.object({}),
    output: z.array(draw),
  },
  listGiftWinners: {
    summary: 'Winners of the gift of an activity in the drawn order, without addresses',
    input: z.object({ activity }),
    output: z.array(winner),
  },
  revealGiftAddress: {
    summary: 'The address of a winner; counts as a reveal of a phone, each an entry of the audit log',
    input: z.object({ activity, entryNo, reason, ticket: remark(64) }),
    output: z.object({ consignee: z.string(), phone: z.string(), address: z.string() }),
  },
  sendGift: {
    summary: 'Record that a gift was sent, or correct its tracking number; its winner sees it',
    input: z.object({ activity, entryNo, ...parcel, ticket: remark(64) }),
    output: z.array(winner),
  },
};
