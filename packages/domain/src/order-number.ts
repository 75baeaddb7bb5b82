import { secondText } from './shanghai-words.ts';

const CHANCE_DIGITS = 5;
/** Time to the second, chance, then the owner: the first digit of an id is never 0. */
const ORDER_FORM = /^\d{17}([1-9]\d{0,14})$/;
const PAYMENT_FORM = /^(\d{18,32})(?:_([2-9]|[1-9]\d))?$/;

/** How many different ends an order number of one user and second may have. */
export const ORDER_CHANCES = 10 ** CHANCE_DIGITS;

/** yyMMddHHmmss in Shanghai, five digits of chance, the owner's id: whoever holds the number knows whose it is. */
export function makeOrderNo(at: Date, chance: number, userId: number): string {
  const second = secondText(at).slice(2).replace(/\D/g, '');
  return `${second}${String(chance).padStart(CHANCE_DIGITS, '0')}${userId}`;
}

/** The id of the user an order or payment number belongs to; undefined for what is no number of ours. */
export function ownerOf(orderOrPaymentNo: string): number | undefined {
  const orderNo = PAYMENT_FORM.exec(orderOrPaymentNo)?.[1] ?? '';
  const owner = ORDER_FORM.exec(orderNo)?.[1];
  return owner === undefined ? undefined : Number(owner);
}

/** The first attempt to pay goes by the order's own number, later ones say which they are. */
export function paymentNoOf(orderNo: string, attempt: number): string {
  return attempt === 1 ? orderNo : `${orderNo}_${attempt}`;
}
