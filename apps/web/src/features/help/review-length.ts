/** A review counts if it has more characters than this. */
export const REVIEW_LENGTH = 100;

/** Counts punctuation but no whitespace; a character outside the basic plane counts once. */
export function reviewLength(text: string): number {
  return [...text.replace(/\s/g, '')].length;
}

/** Number of characters still missing; 0 if there are enough. */
export function missingCharacters(text: string): number {
  return Math.max(0, REVIEW_LENGTH + 1 - reviewLength(text));
}
