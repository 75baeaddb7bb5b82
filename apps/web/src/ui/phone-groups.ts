import { digitsOf } from './code-digits.ts';

export interface TypedPhone {
  text: string;
  /** Caret position in the text. */
  caret: number;
  /** The grouped text before the change. */
  before?: string;
  /** The browser's name for the change, such as deleteContentBackward. */
  inputType?: string | undefined;
}

const digitsIn = (text: string) => digitsOf(text, text.length);
const inGroups = (digits: string) => [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];

/**
 * Formats a phone while it is typed: digits only, without country code, in groups of 3, 4 and 4. Extra digits
 * stay so that the format check reports them. The caret stays after its digit.
 */
export function groupPhone({ text, caret, before = '', inputType }: TypedPhone): {
  text: string;
  caret: number;
} {
  let digits = digitsIn(text);
  let at = digitsIn(text.slice(0, caret)).length;
  // Only the space between two groups was deleted, so delete the adjacent digit.
  if (digits === digitsIn(before) && text.length < before.length) {
    if (inputType === 'deleteContentBackward' && at > 0) at -= 1;
    if (inputType?.startsWith('deleteContent')) digits = digits.slice(0, at) + digits.slice(at + 1);
  }
  // Mainland mobile numbers start with 1, so these digits are a country code.
  const national = digits.replace(/^(?:00)?86(?=1)/, '');
  at = Math.max(0, at - (digits.length - national.length));
  const blanks = Number(at > 3) + Number(at > 7);
  return { text: inGroups(national).join(' ').trimEnd(), caret: at + blanks };
}
