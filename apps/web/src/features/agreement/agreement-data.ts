import type { CallOutput } from '@juban/contract/schemas';

export type Agreement = CallOutput<'getAgreement'>;
export type AgreementChanges = NonNullable<CallOutput<'getAgreementChanges'>>;
