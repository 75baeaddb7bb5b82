import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { isMainlandMobile } from '@juban/domain/phone';
import { isSmsCodeFormat } from '@juban/domain/sms-code';

export interface BindForm {
  phone: string;
  picture: string;
  code: string;
}

export interface BindProblem {
  field: keyof BindForm;
  text: string;
}

const PICTURE_FORMAT = /^[0-9A-Za-z]{4,6}$/;

function phoneProblem(phone: string): BindProblem | undefined {
  if (!phone.trim()) return { field: 'phone', text: unionTexts.phonePlaceholder };
  return isMainlandMobile(phone) ? undefined : { field: 'phone', text: identityTexts.wrongPhone };
}

/** The first thing to say before a code is sent: the phone, then the picture. */
export function sendProblem({ phone, picture }: Pick<BindForm, 'phone' | 'picture'>) {
  const wrong: BindProblem = { field: 'picture', text: unionTexts.imagePlaceholder };
  return phoneProblem(phone) ?? (PICTURE_FORMAT.test(picture.trim()) ? undefined : wrong);
}

/** The first thing to say before the account is bound: the phone, then the code. */
export function bindProblem({ phone, code }: Pick<BindForm, 'phone' | 'code'>): BindProblem | undefined {
  const missing: BindProblem = { field: 'code', text: unionTexts.codePlaceholder };
  const wrong: BindProblem = { field: 'code', text: phoneCodeTexts.codeFormat };
  return phoneProblem(phone) ?? (isSmsCodeFormat(code) ? undefined : code.trim() ? wrong : missing);
}
