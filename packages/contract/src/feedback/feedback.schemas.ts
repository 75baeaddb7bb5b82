import {
  countCharacters,
  FEEDBACK_LEAST_CHARACTERS,
  FEEDBACK_MOST_CHARACTERS,
  isContactFormat,
  isContactLength,
  normaliseContact,
  PICTURE_MOST_BYTES,
} from '@juban/domain';
import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { drawId, hint, remark, wireTime } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import { feedbackTexts } from '../texts/feedback.ts';

const MOST_NAME = 255;
/** Before anything is counted: what is longer is no feedback. */
const MOST_RAW_CONTENT = 10_000;
const MOST_RAW_CONTACT = 64;
const MOST_RAW_PICTURES = 2_000;
const MOST_HINT = 64;

/** Nobody types them, and a terminal that shows a feedback would obey them. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const tooLong = { error: feedbackTexts.tooLong };
const contactMissing = { error: feedbackTexts.contactMissing };
const contactFormat = { error: feedbackTexts.contactFormat };
const contactTooLong = { error: feedbackTexts.contactTooLong };

/** Without blanks around it; a character outside the first plane counts one. */
const content = z.string({ error: feedbackTexts.tooShort }).check(
  z.maxLength(MOST_RAW_CONTENT, { ...tooLong, abort: true }),
  z.overwrite((text) => text.replace(CONTROLS, '')),
  z.trim(),
  z.refine((text) => countCharacters(text) >= FEEDBACK_LEAST_CHARACTERS, {
    error: feedbackTexts.tooShort,
    abort: true,
  }),
  z.refine((text) => countCharacters(text) <= FEEDBACK_MOST_CHARACTERS, { ...tooLong, abort: true }),
  // No database takes it as text.
  z.refine((text) => text.isWellFormed(), { error: CODES['4000'].msg }),
);

/** A phone number or the number of a chat account. */
const contact = z.pipe(
  z.string(contactMissing).check(
    z.maxLength(MOST_RAW_CONTACT, { ...contactTooLong, abort: true }),
    z.refine((text) => normaliseContact(text) !== '', { ...contactMissing, abort: true }),
    z.refine(isContactFormat, { ...contactFormat, abort: true }),
    z.refine(isContactLength, contactTooLong),
  ),
  z.transform(normaliseContact),
);

/** What a phone says about itself. */
const ownWord = hint(MOST_HINT);

/** Bytes of the picture to come, as a query's text. */
const size = z.optional(
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,12}$/)), z.int().check(z.minimum(0))]),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(1, { error: CODES['2166'].msg }),
          z.maximum(PICTURE_MOST_BYTES, { error: CODES['2167'].msg }),
        ),
    ),
  ),
);

export const feedbackSchemas = {
  getUploadToken: {
    summary: 'A token for one picture: multipart file, key and token go to uploadUrl, once',
    input: z.object({
      /** What the picture is called at home; what it is, its content says. */
      originalFilename: z._default(z.string().check(z.maxLength(MOST_NAME)), ''),
      type: z._default(z.enum(['feedback', 'report']), 'feedback'),
      /** Then exactly so many bytes are taken. */
      size,
    }),
    output: z.object({
      fileKey: z.string(),
      token: z.string(),
      /** Where it goes, and the address its key stands behind afterwards. */
      uploadUrl: z.string(),
      domain: z.string(),
      /** Behind the key it asks for the slim picture. */
      suffix: z.string(),
    }),
  },
  saveFeedback: {
    summary: 'Keeps a feedback with up to five pictures; the same idempotency-key keeps one',
    input: z.object({
      content,
      mobile: contact,
      /** Keys of pictures by comma, each with the slimming suffix or without. */
      imgURLS: remark(MOST_RAW_PICTURES),
      isPrivacy: z._default(z.boolean(), false),
      /** A prize of the user's that is asked for, by its draw. */
      drawId: z.optional(drawId),
      clientType: ownWord,
      clientVersion: ownWord,
      netENV: ownWord,
      phoneType: ownWord,
      phoneOSVersion: ownWord,
      phoneOSType: ownWord,
      idempotencyKey: z.optional(z.string()),
    }),
    output: z.object({ id: z.string() }),
  },
  listFeedback: {
    summary: 'Feedback of the user, newest first, with what became of it',
    input: z.object(wantedPage),
    output: z.object({
      content: z.array(
        z.object({
          id: z.string(),
          isPrivacy: z.boolean(),
          kind: z.enum(['problem', 'prize']),
          content: z.string(),
          /** Addresses of slim pictures. */
          pictures: z.array(z.string()),
          state: z.enum(['received', 'accepted', 'declined']),
          /** Points it earned; 0 before it was accepted. */
          points: z.int(),
          /** What support says to it; empty while nobody did. */
          reply: z.string(),
          createTime: wireTime,
        }),
      ),
      ...givenPage,
    }),
  },
};
