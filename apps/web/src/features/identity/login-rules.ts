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

/** Long enough to be worth a tap; whether it is right is looked at then. */
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

/** The first thing to say about a login before it is sent, in the order of the form. */
export function loginProblem({ phone, code, agreed }: LoginForm): LoginProblem | undefined {
  return phoneProblem(phone) ?? codeProblem(code) ?? agreeProblem(agreed);
}
