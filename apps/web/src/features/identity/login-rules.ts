import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { isMainlandMobile, normalisePhone } from '@juban/domain/phone';
import { isSmsCodeFormat } from '@juban/domain/sms-code';

export interface LoginForm {
  phone: string;
  code: string;
  agreed: boolean;
}

export type LoginField = 'phone' | 'code' | 'agreed';

export interface LoginProblem {
  field: LoginField;
  text: string;
}

/** Enables the button by length only; the rest is checked on submit. */
export function maySubmit({ phone, code }: Pick<LoginForm, 'phone' | 'code'>): boolean {
  return normalisePhone(phone).length >= 11 && code.length >= 4;
}

export function phoneProblem(phone: string): LoginProblem | undefined {
  return isMainlandMobile(phone) ? undefined : { field: 'phone', text: identityTexts.wrongPhone };
}

const codeProblem = (code: string): LoginProblem | undefined =>
  isSmsCodeFormat(code) ? undefined : { field: 'code', text: phoneCodeTexts.codeFormat };

const agreeProblem = (agreed: boolean): LoginProblem | undefined =>
  agreed ? undefined : { field: 'agreed', text: identityTexts.agreeFirst };

/** The first problem of a login, in the order of the form. */
export function loginProblem({ phone, code, agreed }: LoginForm): LoginProblem | undefined {
  return phoneProblem(phone) ?? codeProblem(code) ?? agreeProblem(agreed);
}
