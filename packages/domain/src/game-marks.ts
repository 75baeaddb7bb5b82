import { isHan } from './pinyin.ts';

/** Chinese characters use one half of the bits, letter pairs the other. */
const HALF = 64;
export const GAME_MARK_BITS = 2 * HALF;
/** Multiplicative hashing with 2^32 divided by the golden ratio; the highest bits are mixed best. */
const SPREAD = 0x9e3779b1;
const placeOf = (number: number) => Math.imul(number, SPREAD) >>> 26;

const code = (character: string) => character.codePointAt(0) ?? 0;

/**
 * A small bit signature: one bit for each Chinese character and for each pair of consecutive letters. A text
 * that contains a word has all bits of that word; most texts that do not contain it lack at least one.
 */
export function gameMarksOf(text: string): string {
  const bits = new Array<string>(GAME_MARK_BITS).fill('0');
  let before = '';
  for (const character of text) {
    const isLetter = character !== ' ' && !isHan(character);
    if (isLetter && before) bits[HALF + placeOf(code(before) * 0x10ffff + code(character))] = '1';
    else if (isHan(character)) bits[placeOf(code(character))] = '1';
    before = isLetter ? character : '';
  }
  return bits.join('');
}
