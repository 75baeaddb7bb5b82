import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { agreementTexts } from '../texts/agreement.ts';

const unknown = { error: agreementTexts.noSuchAgreement };
const name = z.string(unknown).check(z.regex(/^[\w-]{1,64}$/, unknown));

/** The documents shown side by side in the tab bar of an app variant. */
const family = z.object({
  id: z.string(),
  tabs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether the active tab is red. */
  red: z.boolean(),
});

const agreement = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  title: z.string(),
  /** Sanitised HTML: paragraphs, headings, lists, tables and links, no scripts. */
  commenContent: z.string(),
  /** When this version came into force. */
  effectiveTime: wireTime,
  /** Null for a document that is not in a tab bar. */
  family: z.nullable(family),
});

const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

const changes = z.object({
  /** The version that the user last agreed to, and when. */
  agreedVersion: z.int(),
  agreedTime: wireTime,
  version: z.int(),
  /** All blocks of both texts in order, as plain text; a reworded block is split into pieces. */
  blocks: z.array(
    z.object({ kind: z.enum(['same', 'added', 'removed', 'changed']), pieces: z.array(piece) }),
  ),
});

export const agreementSchemas = {
  getAgreement: {
    summary: 'The version now in force of a legal document, by its key or its type',
    input: z.object({ id: name }),
    output: agreement,
  },
  getAgreementByType: {
    summary: 'The version now in force of a document type for the caller’s app variant',
    input: z.object({ type: name }),
    output: agreement,
  },
  getAgreementChanges: {
    summary:
      'What changed since the version the user last agreed to; null if that is the current one or there is none',
    input: z.object({ id: name }),
    output: z.nullable(changes),
  },
};
