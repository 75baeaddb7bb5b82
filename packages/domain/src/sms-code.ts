/** Codes we issue have six digits; four are accepted in format because older apps show such fields. */
export const SMS_CODE_DIGITS = 6;
/** What a field takes: more than any code has, so that a digit too many is told of and not cut off. */
export const SMS_CODE_FIELD_LENGTH = 8;
/** How long a code works, in ms. */
export const SMS_CODE_LIFE_MS = 5 * 60_000;
/** Comparisons a code allows its requester, and as many to all callers together who do not say who they are. */
export const SMS_CODE_TRIES = 5;
/** Seconds before the get-code button works again. */
export const SMS_RESEND_SECONDS = 60;

interface SendCap {
  sends: number;
  windowMs: number;
}

/** Per phone: how many sends fit in a window of ms, narrowest first. */
export const SMS_SEND_CAPS = [
  { sends: 1, windowMs: 60_000 },
  { sends: 5, windowMs: 3_600_000 },
  { sends: 10, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/** What of them is for requesters that never logged in with the phone; the rest waits for a device of its owner. */
export const SMS_STRANGER_SEND_CAPS = [
  { sends: 1, windowMs: 60_000 },
  { sends: 4, windowMs: 3_600_000 },
  { sends: 8, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/** What of those one requester may use up for one phone. */
export const SMS_REQUESTER_SEND_CAPS = [
  { sends: 3, windowMs: 3_600_000 },
  { sends: 6, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/** How many guesses at a phone's codes are compared in an hour, by who guesses. Each group has its own number. */
export const SMS_GUESSES_AN_HOUR = {
  /** Requesters that logged in with the phone before. */
  known: 15,
  /** All other requesters together. */
  stranger: 30,
  /** Callers with neither cookie nor device id. */
  anonymous: 10,
} as const;
export type GuesserKind = keyof typeof SMS_GUESSES_AN_HOUR;
export const SMS_GUESS_WINDOW_MS = 3_600_000;

/** Exactly 4 or exactly 6 ASCII digits. */
export function isSmsCodeFormat(code: string): boolean {
  return /^(?:\d{4}|\d{6})$/.test(code);
}
