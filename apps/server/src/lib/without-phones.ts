import { maskPhone } from '@juban/domain';

const PHONE_IN_TEXT = /(?<!\d)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/g;

/** People write their number into any field; no phone is stored in the clear, wherever it came from. */
export function withoutPhones(text: string): string {
  return text.replace(PHONE_IN_TEXT, (phone) => maskPhone(phone.replace(/\D/g, '')));
}
