/** A review counts when its text is longer than this, in characters. */
export const REVIEW_LENGTH = 100;

/** Punctuation counts, space does not; a character outside the basic plane is one. */
export function reviewLength(text: string): number {
  return [...text.replace(/\s/g, '')].length;
}

/** How many characters are missing until a text is long enough; 0 when it is. */
export function missingCharacters(text: string): number {
  return Math.max(0, REVIEW_LENGTH + 1 - reviewLength(text));
}
