import {
  countCharacters,
  FEEDBACK_MAX_CHARACTERS,
  FEEDBACK_MIN_CHARACTERS,
  isContactFormat,
  isContactLength,
  normaliseContact,
  PICTURE_MAX_BYTES,
} from '@juban/domain';
import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { drawId, hint, remark, wireTime } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import { feedbackTexts } from '../texts/feedback.ts';

const MAX_NAME_LENGTH = 255;
/** Hard limit checked before characters are counted. */
const MAX_RAW_CONTENT_LENGTH = 10_000;
const MAX_RAW_CONTACT_LENGTH = 64;
const MAX_RAW_PICTURES_LENGTH = 2_000;
const MAX_HINT_LENGTH = 64;

/**
 * Control characters are never typed on purpose, and a terminal that displays a feedback would execute them.
 */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const tooLong = { error: feedbackTexts.tooLong };
const contactMissing = { error: feedbackTexts.contactMissing };
const contactFormat = { error: feedbackTexts.contactFormat };
const contactTooLong = { error: feedbackTexts.contactTooLong };

/** Trimmed and counted in code points. */
const content = z.string({ error: feedbackTexts.tooShort }).check(
  z.maxLength(MAX_RAW_CONTENT_LENGTH, { ...tooLong, abort: true }),
  z.overwrite((text) => text.replace(CONTROLS, '')),
  z.trim(),
  z.refine((text) => countCharacters(text) >= FEEDBACK_MIN_CHARACTERS, {
    error: feedbackTexts.tooShort,
    abort: true,
  }),
  z.refine((text) => countCharacters(text) <= FEEDBACK_MAX_CHARACTERS, { ...tooLong, abort: true }),
  // PostgreSQL cannot store unpaired surrogates.
  z.refine((text) => text.isWellFormed(), { error: CODES['4000'].msg }),
);

/** A phone number or the number of a chat account. */
const contact = z.pipe(
  z.string(contactMissing).check(
    z.maxLength(MAX_RAW_CONTACT_LENGTH, { ...contactTooLong, abort: true }),
    z.refine((text) => normaliseContact(text) !== '', { ...contactMissing, abort: true }),
    z.refine(isContactFormat, { ...contactFormat, abort: true }),
    z.refine(isContactLength, contactTooLong),
  ),
  z.transform(normaliseContact),
);

/** Free-form device information sent by the client. */
const ownWord = hint(MAX_HINT_LENGTH);

/** Size of the picture in bytes; text in a query. */
const size = z.optional(
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,12}$/)), z.int().check(z.minimum(0))]),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(1, { error: CODES['2166'].msg }),
          z.maximum(PICTURE_MAX_BYTES, { error: CODES['2167'].msg }),
        ),
    ),
  ),
);

export const feedbackSchemas = {
  getUploadToken: {
    summary: 'A token to upload one picture: send file, key and token as a multipart form to uploadUrl',
    input: z.object({
      /** Informational only: the file type is decided by the content. */
      originalFilename: z._default(z.string().check(z.maxLength(MAX_NAME_LENGTH)), ''),
      type: z._default(z.enum(['feedback', 'report']), 'feedback'),
      /** If given, the upload must have exactly this size. */
      size,
    }),
    output: z.object({
      fileKey: z.string(),
      token: z.string(),
      /** Where to send the file, and the origin of its address after the upload. */
      uploadUrl: z.string(),
      domain: z.string(),
      /** Suffix that requests the reduced size of the picture. */
      suffix: z.string(),
    }),
  },
  saveFeedback: {
    summary: 'Save a feedback with up to five pictures; requests with the same idempotency-key save one',
    input: z.object({
      content,
      mobile: contact,
      /** Comma-separated picture keys, with or without the size suffix. */
      imgURLS: remark(MAX_RAW_PICTURES_LENGTH),
      isPrivacy: z._default(z.boolean(), false),
      /** The draw of a prize that the user asks for. */
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
    summary: 'Feedback of the user with its results, newest first',
    input: z.object(wantedPage),
    output: z.object({
      content: z.array(
        z.object({
          id: z.string(),
          isPrivacy: z.boolean(),
          kind: z.enum(['problem', 'prize']),
          content: z.string(),
          /** Addresses of the reduced pictures. */
          pictures: z.array(z.string()),
          state: z.enum(['received', 'accepted', 'declined']),
          /** Points earned; 0 until the feedback is accepted. */
          points: z.int(),
          /** Reply of customer support; empty without one. */
          reply: z.string(),
          createTime: wireTime,
        }),
      ),
      ...givenPage,
    }),
  },
};
