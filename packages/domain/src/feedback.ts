export const FEEDBACK_MIN_CHARACTERS = 10;
export const FEEDBACK_MAX_CHARACTERS = 400;
export const FEEDBACK_MAX_PICTURES = 5;
/** Of what support answers. */
export const FEEDBACK_MAX_REPLY = 200;
export const PICTURE_MAX_BYTES = 10_485_760;
export const CONTACT_MAX_DIGITS = 20;

export type FeedbackProblem =
  | 'notLoggedIn'
  | 'tooShort'
  | 'tooLong'
  | 'contactMissing'
  | 'contactFormat'
  | 'contactTooLong';

export interface FeedbackForm {
  isLoggedIn: boolean;
  content: string;
  contact: string;
}

/** Counts code points, so an emoji counts as one character. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Removes the spaces that people type between digits. */
export function normaliseContact(contact: string): string {
  return contact.replace(/\s+/g, '');
}

export function isContactFormat(contact: string): boolean {
  return /^\d+$/.test(normaliseContact(contact));
}

export function isContactLength(contact: string): boolean {
  return normaliseContact(contact).length <= CONTACT_MAX_DIGITS;
}

/** In the order of the checks: only the first failing rule is shown. */
const FEEDBACK_RULES: ReadonlyArray<readonly [FeedbackProblem, (form: FeedbackForm) => boolean]> = [
  ['notLoggedIn', ({ isLoggedIn }) => isLoggedIn],
  ['tooShort', ({ content }) => countCharacters(content.trim()) >= FEEDBACK_MIN_CHARACTERS],
  ['tooLong', ({ content }) => countCharacters(content.trim()) <= FEEDBACK_MAX_CHARACTERS],
  ['contactMissing', ({ contact }) => normaliseContact(contact) !== ''],
  ['contactFormat', ({ contact }) => isContactFormat(contact)],
  ['contactTooLong', ({ contact }) => isContactLength(contact)],
];

export function findFeedbackProblem(form: FeedbackForm): FeedbackProblem | undefined {
  return FEEDBACK_RULES.find(([, holds]) => !holds(form))?.[0];
}

export type PictureProblem = 'noAccess' | 'tooLarge';

/**
 * Android reports the storage root as the file name when the app has no permission to read the picked
 * picture.
 */
const ROOT_PLACEHOLDER = /^(?:\/|\.|\/?root)$/i;

export function findPictureProblem(
  { name, size }: { name: string; size: number },
  isAndroid: boolean,
): PictureProblem | undefined {
  if (isAndroid && ROOT_PLACEHOLDER.test(name)) return 'noAccess';
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : undefined;
}
