import { activityTexts } from '@juban/contract/texts/activity';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { isMainlandMobile } from '@juban/domain/phone';
import { isSmsCodeFormat } from '@juban/domain/sms-code';
import type { PhoneForm, PhoneProblem } from '../../lib/phone-form.ts';

/** Both fields are required by one message; the first empty one gets the focus. */
function missing(
  form: Partial<PhoneForm>,
  second: 'picture' | 'code',
  text: string,
): PhoneProblem | undefined {
  const field = (['phone', second] as const).find((name) => !form[name]?.trim());
  return field && { field, text };
}

const wrongPhone = (phone: string): PhoneProblem | undefined =>
  isMainlandMobile(phone) ? undefined : { field: 'phone', text: identityTexts.wrongPhone };

/** The first problem before sending a code. */
export function sendProblem(form: Pick<PhoneForm, 'phone' | 'picture'>): PhoneProblem | undefined {
  return missing(form, 'picture', activityTexts.phoneAndImageWanted) ?? wrongPhone(form.phone);
}

/** The first problem before verifying the phone. */
export function bindProblem(form: Pick<PhoneForm, 'phone' | 'code'>): PhoneProblem | undefined {
  const wrongCode: PhoneProblem = { field: 'code', text: phoneCodeTexts.codeFormat };
  return (
    missing(form, 'code', phoneCodeTexts.bothMissing) ??
    wrongPhone(form.phone) ??
    (isSmsCodeFormat(form.code) ? undefined : wrongCode)
  );
}
