import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { isMainlandMobile } from '@juban/domain/phone';
import { isSmsCodeFormat } from '@juban/domain/sms-code';
import type { PhoneForm, PhoneProblem } from '../../lib/phone-form.ts';

const PICTURE_FORMAT = /^[0-9A-Za-z]{4,6}$/;

function phoneProblem(phone: string): PhoneProblem | undefined {
  if (!phone.trim()) return { field: 'phone', text: unionTexts.phonePlaceholder };
  return isMainlandMobile(phone) ? undefined : { field: 'phone', text: identityTexts.wrongPhone };
}

/** The first problem before sending a code: the phone, then the captcha. */
export function sendProblem({ phone, picture }: Pick<PhoneForm, 'phone' | 'picture'>) {
  const wrong: PhoneProblem = { field: 'picture', text: unionTexts.imagePlaceholder };
  return phoneProblem(phone) ?? (PICTURE_FORMAT.test(picture.trim()) ? undefined : wrong);
}

/** The first problem before binding: the phone, then the code. */
export function bindProblem({ phone, code }: Pick<PhoneForm, 'phone' | 'code'>): PhoneProblem | undefined {
  const missing: PhoneProblem = { field: 'code', text: unionTexts.codePlaceholder };
  const wrong: PhoneProblem = { field: 'code', text: phoneCodeTexts.codeFormat };
  return phoneProblem(phone) ?? (isSmsCodeFormat(code) ? undefined : code.trim() ? wrong : missing);
}
