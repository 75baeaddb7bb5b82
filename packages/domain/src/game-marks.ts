import { isHan } from './pinyin.ts';

/** Chinese characters share one half of the bits, pairs of letters the other. */
const HALF = 64;
export const GAME_MARK_BITS = 2 * HALF;
/** Spreads neighbouring numbers over the whole half (the golden ratio of 2^32); the highest bits are the best mixed. */
const SPREAD = 0x9e3779b1;
const placeOf = (number: number) => Math.imul(number, SPREAD) >>> 26;

const code = (character: string) => character.codePointAt(0) ?? 0;

/**
 * A print of words so small that it fits beside every key: a bit for each Chinese character and for each two letters
 * in a row. Whatever has a word in it has the bits of that word; most that have it not lack one of them.
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
