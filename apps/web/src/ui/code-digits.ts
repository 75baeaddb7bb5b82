const FULL_WIDTH_ZERO = 0xff10;

/** The digits of typed, pasted or autofilled text, up to the code's length. */
export function digitsOf(text: string, length: number): string {
  const plain = text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));
  return plain.replace(/\D/g, '').slice(0, length);
}
