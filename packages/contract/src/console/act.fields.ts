import { z } from 'zod/mini';
import { handle, remark } from '../fields.ts';
import { consoleTexts } from './texts.ts';

const MOST_REASON = 500;
const MOST_TICKET = 64;

/** Text that a member of staff writes; blank text is none. */
export const written = (most: number, missing: string) =>
  z
    .pipe(
      remark(most),
      z.transform((text: string) => text.trim()),
    )
    .check(z.refine((text) => text !== '', { error: missing }));

/** Why a member of staff does something; kept in the audit log. */
export const reason = written(MOST_REASON, consoleTexts.reasonMissing);

/** Fields of every act on a user, an order or money. */
export const actFields = {
  reason,
  /** Number of the case in the support system. */
  ticket: remark(MOST_TICKET),
  /** Of the form that sends it: repeated with the same key, an act gives once. */
  key: z.optional(handle()),
  /** Only computes what would change. */
  dryRun: z._default(z.boolean(), false),
};

/** One line of what an act changes, in words for people. */
export const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

export type Change = z.output<typeof change>;

export const actDone = z.object({
  changes: z.array(change),
  /** The act waits for a second person; null if it is done, or was a dry run. */
  approvalId: z.nullable(z.string()),
  /** Of a dry run: a second person has to agree. */
  needsApproval: z.boolean(),
});

/** A page of a list that continues after its last row; null at the end. */
export const nextKey = z.nullable(z.string());

/** Where a list continues, as the page before gave it. */
export const afterKey = z.optional(z.string().check(z.maxLength(200)));

/** Id of a brand; one that does not exist finds nothing. */
export const brandId = z.string().check(z.regex(/^[a-z]{1,32}$/));
