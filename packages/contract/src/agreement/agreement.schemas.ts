import { z } from 'zod/mini';
import { wireTime } from '../fields.ts';
import { agreementTexts } from '../texts/agreement.ts';

const unknown = { error: agreementTexts.noSuchAgreement };
const name = z.string(unknown).check(z.regex(/^[\w-]{1,64}$/, unknown));

const agreement = z.object({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  title: z.string(),
  /** Rich text, sanitised: paragraphs, headings, lists, tables and links, nothing that runs. */
  commenContent: z.string(),
  /** Since when this version is in force. */
  effectiveTime: wireTime,
});

export const agreementSchemas = {
  getAgreement: {
    summary: 'A legal document by its key, or by its type, in the version in force now',
    input: z.object({ id: name }),
    output: agreement,
  },
  getAgreementByType: {
    summary: 'The document of that type of the caller’s brand, in the version in force now',
    input: z.object({ type: name }),
    output: agreement,
  },
};
