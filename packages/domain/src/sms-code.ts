/** Codes we issue have six digits; four are accepted in format because older apps show such fields. */
export const SMS_CODE_DIGITS = 6;
/** What a field takes: more than any code has, so that a digit too many is told of and not cut off. */
export const SMS_CODE_FIELD_LENGTH = 8;
/** How long a code works, in ms. */
export const SMS_CODE_LIFE_MS = 5 * 60_000;
/** Comparisons a code allows before it is dead. */
export const SMS_CODE_TRIES = 5;
/** Seconds before the get-code button works again. */
export const SMS_RESEND_SECONDS = 60;

/** Per phone: how many sends fit in a window of ms, narrowest first. */
export const SMS_SEND_CAPS = [
  { sends: 1, windowMs: 60_000 },
  { sends: 5, windowMs: 3_600_000 },
  { sends: 10, windowMs: 86_400_000 },
] as const;

/** Exactly 4 or exactly 6 ASCII digits. */
export function isSmsCodeFormat(code: string): boolean {
  return /^(?:\d{4}|\d{6})$/.test(code);
}
