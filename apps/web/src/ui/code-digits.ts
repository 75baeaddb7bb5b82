const FULL_WIDTH_ZERO = 0xff10;

/** The digits of what was typed, pasted or filled in, at most as many as the code has. */
export function digitsOf(text: string, length: number): string {
  const plain = text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));
  return plain.replace(/\D/g, '').slice(0, length);
}
