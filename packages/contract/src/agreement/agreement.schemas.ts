import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { agreementTexts } from '../texts/agreement.ts';

const unknown = { error: agreementTexts.noSuchAgreement };
const name = z.string(unknown).check(z.regex(/^[\w-]{1,64}$/, unknown));

/** The documents that stand side by side in an app variant's tab bar. */
const family = z.object({
  id: z.string(),
  tabs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The active tab is red. */
  red: z.boolean(),
});

const agreement = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  title: z.string(),
  /** Rich text, sanitised: paragraphs, headings, lists, tables and links, nothing that runs. */
  commenContent: z.string(),
  /** Since when this version is in force. */
  effectiveTime: wireTime,
  /** Null for a document that stands in no tab bar. */
  family: z.nullable(family),
});

const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

const changes = z.object({
  /** The version agreed to last, and when. */
  agreedVersion: z.int(),
  agreedTime: wireTime,
  version: z.int(),
  /** Every block of both texts in order, as plain text; a block that was reworded comes in pieces. */
  blocks: z.array(
    z.object({ kind: z.enum(['same', 'added', 'removed', 'changed']), pieces: z.array(piece) }),
  ),
});

export const agreementSchemas = {
  getAgreement: {
    summary: 'A legal document by its key, or by its type, in the version in force now',
    input: z.object({ id: name }),
    output: agreement,
  },
  getAgreementByType: {
    summary: 'The document of that type of the caller’s app variant, in the version in force now',
    input: z.object({ type: name }),
    output: agreement,
  },
  getAgreementChanges: {
    summary:
      'What changed since the version the user agreed to last; null where they agreed to this one or to none',
    input: z.object({ id: name }),
    output: z.nullable(changes),
  },
};
