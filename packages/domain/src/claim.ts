import { isMainlandMobile } from './phone.ts';
import { isSmsCodeFormat } from './sms-code.ts';

export type ClaimFormProblem = 'phoneMissing' | 'codeMissing' | 'codeFormat' | 'phoneFormat';

export interface ClaimForm {
  phone: string;
  code: string;
}

/** In the order of the checks: only the first failing rule is shown. */
const CLAIM_RULES: ReadonlyArray<readonly [ClaimFormProblem, (form: ClaimForm) => boolean]> = [
  ['phoneMissing', ({ phone }) => phone.trim() !== ''],
  ['codeMissing', ({ code }) => code.trim() !== ''],
  ['codeFormat', ({ code }) => isSmsCodeFormat(code)],
  ['phoneFormat', ({ phone }) => isMainlandMobile(phone)],
];

export function findClaimProblem(form: ClaimForm): ClaimFormProblem | undefined {
  return CLAIM_RULES.find(([, holds]) => !holds(form))?.[0];
}

/** Sending a code only needs a valid phone. */
export function findSendProblem(phone: string): 'phoneMissing' | 'phoneFormat' | undefined {
  if (phone.trim() === '') return 'phoneMissing';
  return isMainlandMobile(phone) ? undefined : 'phoneFormat';
}
