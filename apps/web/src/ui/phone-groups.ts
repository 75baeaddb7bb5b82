export interface TypedPhone {
  text: string;
  /** Place of the caret in the text. */
  caret: number;
  /** What the field showed before, in groups. */
  before?: string;
  /** What the browser calls the change, such as deleteContentBackward. */
  inputType?: string;
}

/** NFKC makes plain digits of full-width ones. */
const digitsIn = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/**
 * A phone as it is shown while somebody types it: digits only, without country code, in groups of 3, 4 and 4. Surplus
 * digits stay, so that the format rule reports them. The caret stays behind the digit it stood behind.
 */
export function groupPhone({ text, caret, before = '', inputType = '' }: TypedPhone) {
  let digits = digitsIn(text);
  let at = digitsIn(text.slice(0, caret)).length;
  // Only the blank between two groups was deleted: the digit beside it was meant.
  if (text.length < before.length && digits === digitsIn(before) && inputType.startsWith('deleteContent')) {
    if (inputType.endsWith('Backward')) at -= 1;
    digits = digits.slice(0, at) + digits.slice(at + 1);
  }
  // No mainland mobile number begins with these, and all begin with 1.
  const national = digits.replace(/^(?:00)?86(?=1)/, '');
  at = Math.max(0, at - (digits.length - national.length));
  return {
    text: national.replace(/^(\d{3})(\d{1,4})/, '$1 $2').replace(/^(.{8})(?=\d)/, '$1 '),
    caret: at + Number(at > 3) + Number(at > 7),
  };
}
