import type { CallOutput } from '@juban/contract/schemas';

export type Agreement = CallOutput<'getAgreement'>;
export type AgreementChanges = NonNullable<CallOutput<'getAgreementChanges'>>;

interface PageHead {
  meta: Record<string, string>[];
}

/** bar is what the bar above the page says, since the line under the title. */
export type AgreementAnswer = { head: PageHead } & (
  | { state: 'found'; agreement: Agreement; bar: string; since: string }
  | { state: 'none' }
  | { state: 'failed' }
);
