const FULL_WIDTH_ZERO = 0xff10;
const FULL_WIDTH_NINE = 0xff19;
const FULL_WIDTH_OFFSET = 0xfee0;
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Converts full-width digits (０１２), which Chinese keyboards produce, to ASCII; other characters stay. */
function toAsciiDigits(text: string): string {
  let ascii = '';
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const isFullWidth = point >= FULL_WIDTH_ZERO && point <= FULL_WIDTH_NINE;
    ascii += isFullWidth ? String.fromCodePoint(point - FULL_WIDTH_OFFSET) : char;
  }
  return ascii.replaceAll('＋', '+');
}

/**
 * The canonical spelling of a phone: eleven ASCII digits without country code, spaces or dashes. All
 * spellings of one phone must normalise to the same value, otherwise a person could claim twice.
 */
export function normalisePhone(spelling: string): string {
  const compact = toAsciiDigits(spelling).replace(/[\s\u200b-\u200f\u2060\ufeff()（）\-‐-―－.]/gu, '');
  return compact.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/** True for eleven digits in mainland mobile format (13x to 19x), in any spelling. */
export function isMainlandMobile(spelling: string): boolean {
  return MAINLAND_MOBILE.test(normalisePhone(spelling));
}

/** Hides the middle digits: 138****6024. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}
