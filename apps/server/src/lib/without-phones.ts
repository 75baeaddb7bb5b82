import { COUNTRY_CODE, maskPhone, normalisePhone, PHONE_IN_TEXT } from '@juban/domain';

const NO_DIGIT_BEFORE = `(?<=(?<![0-9０-９])(?:${COUNTRY_CODE})?)`;
const PHONES = new RegExp(`${NO_DIGIT_BEFORE}${PHONE_IN_TEXT}(?![0-9０-９])`, 'g');

/**
 * People write their number into any field, so readable phones are removed from everything that is stored.
 */
export function withoutPhones(text: string): string {
  return text.replace(PHONES, (phone) => maskPhone(normalisePhone(phone)));
}
