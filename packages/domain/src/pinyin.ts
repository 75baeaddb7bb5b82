import { OTHER_READINGS, SYLLABLE_STARTS } from './pinyin-table.ts';

const { compare } = new Intl.Collator('zh-u-co-pinyin');
const HAN = /^\p{Script=Han}$/u;
const FIRST = SYLLABLE_STARTS[0]?.first ?? '';

export const isHan = (character: string) => HAN.test(character);

/**
 * Readings of a Chinese character without tones, the usual one first. Any other character is its own reading.
 */
export function readingsOf(character: string): readonly string[] {
  if (!isHan(character)) return [character];
  return OTHER_READINGS.get(character) ?? [syllableOf(character)];
}

/** The last syllable whose first character is not after this one. */
function syllableOf(character: string): string {
  if (compare(character, FIRST) < 0) return character;
  let [low, high] = [0, SYLLABLE_STARTS.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (compare(SYLLABLE_STARTS[middle]?.first ?? '', character) <= 0) low = middle;
    else high = middle - 1;
  }
  return SYLLABLE_STARTS[low]?.syllable ?? character;
}
