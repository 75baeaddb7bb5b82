/** Who supplies the codes of a campaign: we make this many, or its game's maker sent us its own. */
export type CodeSupply = { from: 'us'; count: number } | { from: 'maker' };

/** Digits and letters that nobody reads for one another: without 0, 1, I, L and O. Their number is prime. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 16;
const GROUP = 4;
/** Longer than any code with blanks between all of its letters. */
const MOST_TYPED = 64;

/**
 * Weights 16 to 2 for the letters of a code and 1 for its check letter. All differ and none is a multiple of the prime
 * 31, so one wrong letter and any two that are swapped change the sum.
 */
function sumOf(letters: string): number {
  return (
    [...letters].reduce((sum, letter, place) => sum + (LENGTH - place) * ALPHABET.indexOf(letter), 0) % BASE
  );
}

/** A code from a digest in hex: 15 letters of it and a check letter. With 256 bits all codes are equally likely. */
export function redeemCodeOf(digest: string): string {
  let rest = BigInt(`0x${digest}`);
  let letters = '';
  while (letters.length < LENGTH - 1) {
    letters += ALPHABET[Number(rest % BigInt(BASE))];
    rest /= BigInt(BASE);
  }
  return letters + ALPHABET[(BASE - sumOf(letters)) % BASE];
}

/** As it was typed or pasted, in the one spelling that is compared: full width, lower case, blanks and hyphens are gone. */
export function normaliseRedeemCode(typed: string): string {
  return typed
    .slice(0, MOST_TYPED)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
}

/** Whether a normalised code can be one: tells a typing slip without asking anybody. */
export function isRedeemCode(code: string): boolean {
  return (
    code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) && sumOf(code) === 0
  );
}

/** In groups of four, as people read it. */
export function formatRedeemCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}
