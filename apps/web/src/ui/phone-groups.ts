import { digitsOf } from './code-digits.ts';

export interface TypedPhone {
  text: string;
  /** Place of the caret in the text. */
  caret: number;
  /** What the field showed before, in groups. */
  before?: string;
  /** What the browser calls the change, such as deleteContentBackward. */
  inputType?: string | undefined;
}

const digitsIn = (text: string) => digitsOf(text, text.length);
const inGroups = (digits: string) => [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];

/**
 * A phone as it is shown while somebody types it: digits only, without country code, in groups of 3, 4 and 4. Surplus
 * digits stay, so that the format rule reports them. The caret stays behind the digit it stood behind.
 */
export function groupPhone({ text, caret, before = '', inputType }: TypedPhone): {
  text: string;
  caret: number;
} {
  let digits = digitsIn(text);
  let at = digitsIn(text.slice(0, caret)).length;
  // Only the blank between two groups was deleted: the digit beside it was meant.
  if (digits === digitsIn(before) && text.length < before.length) {
    if (inputType === 'deleteContentBackward' && at > 0) at -= 1;
    if (inputType?.startsWith('deleteContent')) digits = digits.slice(0, at) + digits.slice(at + 1);
  }
  // No mainland mobile number begins with these, and all begin with 1.
  const national = digits.replace(/^(?:00)?86(?=1)/, '');
  at = Math.max(0, at - (digits.length - national.length));
  const blanks = Number(at > 3) + Number(at > 7);
  return { text: inGroups(national).join(' ').trimEnd(), caret: at + blanks };
}
