import type { CallOutput } from '@juban/contract/schemas';

export type Agreement = CallOutput<'getAgreement'>;
export type AgreementChanges = NonNullable<CallOutput<'getAgreementChanges'>>;

interface PageHead {
  meta: Record<string, string>[];
}

export type AgreementAnswer = { head: PageHead } & (
  | { state: 'found'; agreement: Agreement /** What the bar above the page says. */; bar: string }
  | { state: 'none' }
  | { state: 'failed' }
);
