import { secondText } from './shanghai-words.ts';

const CHANCE_DIGITS = 5;
/** Timestamp, random digits, then the user id, which never begins with 0. */
const ORDER_FORM = /^\d{17}([1-9]\d{0,14})$/;
const PAYMENT_FORM = /^(\d{18,32})(?:_([2-9]|[1-9]\d))?$/;

/** Number of different random parts for one user and second. */
export const ORDER_CHANCES = 10 ** CHANCE_DIGITS;

/** yyMMddHHmmss in Shanghai, five random digits and the user id, so the number alone reveals its owner. */
export function makeOrderNo(at: Date, chance: number, userId: number): string {
  const second = secondText(at).slice(2).replace(/\D/g, '');
  return `${second}${String(chance).padStart(CHANCE_DIGITS, '0')}${userId}`;
}

/** The user that an order or payment number belongs to; undefined if it is not one of our numbers. */
export function ownerOf(orderOrPaymentNo: string): number | undefined {
  const orderNo = PAYMENT_FORM.exec(orderOrPaymentNo)?.[1] ?? '';
  const owner = ORDER_FORM.exec(orderNo)?.[1];
  return owner === undefined ? undefined : Number(owner);
}

/** The first payment attempt uses the order number; later attempts append their count. */
export function paymentNoOf(orderNo: string, attempt: number): string {
  return attempt === 1 ? orderNo : `${orderNo}_${attempt}`;
}
