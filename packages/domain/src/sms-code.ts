/** We send codes of six digits. Four digits are accepted in format because older apps have such fields. */
export const SMS_CODE_DIGITS = 6;
/**
 * Maximum input length: longer than any code, so that an extra digit causes a message instead of being cut
 * off.
 */
export const SMS_CODE_FIELD_LENGTH = 8;
/** How long a code is valid, in ms. */
export const SMS_CODE_LIFE_MS = 5 * 60_000;
/** Comparisons of one code that its requester gets; callers without an id share the same number. */
export const SMS_CODE_TRIES = 5;
/** Seconds until the get-code button is enabled again. */
export const SMS_RESEND_SECONDS = 60;

interface SendCap {
  sends: number;
  windowMs: number;
}

/** Limits per phone: number of sends per window in ms, shortest window first. */
export const SMS_SEND_CAPS = [
  { sends: 1, windowMs: 60_000 },
  { sends: 5, windowMs: 3_600_000 },
  { sends: 10, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/**
 * The part of these limits that requesters who never logged in with the phone may use. The rest is reserved
 * for the owner's devices.
 */
export const SMS_STRANGER_SEND_CAPS = [
  { sends: 1, windowMs: 60_000 },
  { sends: 4, windowMs: 3_600_000 },
  { sends: 8, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/** The part that one requester may use for one phone. */
export const SMS_REQUESTER_SEND_CAPS = [
  { sends: 3, windowMs: 3_600_000 },
  { sends: 6, windowMs: 86_400_000 },
] as const satisfies SendCap[];

/** Code comparisons per phone and hour. Each kind of requester has its own budget. */
export const SMS_GUESSES_PER_HOUR = {
  /** Requesters that have logged in with this phone before. */
  known: 15,
  /** All other requesters together. */
  stranger: 30,
  /** Callers with neither a cookie nor a device id. */
  anonymous: 10,
} as const;
export type GuesserKind = keyof typeof SMS_GUESSES_PER_HOUR;
export const SMS_GUESS_WINDOW_MS = 3_600_000;

/** Exactly 4 or exactly 6 ASCII digits. */
export function isSmsCodeFormat(code: string): boolean {
  return /^(?:\d{4}|\d{6})$/.test(code);
}
