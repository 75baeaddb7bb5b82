/** Who supplies the codes of a campaign: we generate this many, or the game's maker sends its own. */
export type CodeSupply = { from: 'us'; count: number } | { from: 'maker' };

/** Digits and letters that cannot be confused: without 0, 1, I, L and O. The base of 31 is prime. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 16;
const GROUP = 4;
/** Longer than any code with spaces between all letters. */
const MAX_TYPED_LENGTH = 64;

/**
 * Weighted checksum: weights 16 to 2 for the letters and 1 for the check letter. The weights differ and none
 * is a multiple of the prime 31, so every single wrong letter and every swap of two letters changes the sum.
 */
function sumOf(letters: string): number {
  return (
    [...letters].reduce((sum, letter, place) => sum + (LENGTH - place) * ALPHABET.indexOf(letter), 0) % BASE
  );
}

/**
 * Makes a code from a hex digest: 15 letters and a check letter. With 256 bits, all codes are practically
 * equally likely.
 */
export function redeemCodeOf(digest: string): string {
  let rest = BigInt(`0x${digest}`);
  let letters = '';
  while (letters.length < LENGTH - 1) {
    letters += ALPHABET[Number(rest % BigInt(BASE))];
    rest /= BigInt(BASE);
  }
  return letters + ALPHABET[(BASE - sumOf(letters)) % BASE];
}

/**
 * Normalises a typed or pasted code: full-width and lower-case letters are converted, spaces and hyphens
 * removed.
 */
export function normaliseRedeemCode(typed: string): string {
  return typed
    .slice(0, MAX_TYPED_LENGTH)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
}

/** Whether the check letter of a normalised code is right. Finds typing errors without a lookup. */
export function isRedeemCode(code: string): boolean {
  return (
    code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) && sumOf(code) === 0
  );
}

/** Groups of four, for display. */
export function formatRedeemCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}
