/**
 * Why a call returned no data. `noConnection`: no answer, so it is unknown whether the request was processed.
 * `ourFailure`: a server error, or an unreadable answer. `refusal`: a rule refused it, with a message.
 */
export type FailureKind = 'noConnection' | 'ourFailure' | 'refusal';

/** The status of a call without an answer. */
export const NO_ANSWER = 0;
const FIRST_SERVER_ERROR = 500;

/** Decides by the code of the envelope (empty if there is none) and the HTTP status. */
export function failureKindOf({ code, httpStatus }: { code: string; httpStatus: number }): FailureKind {
  if (httpStatus === NO_ANSWER) return 'noConnection';
  return code !== '' && httpStatus < FIRST_SERVER_ERROR ? 'refusal' : 'ourFailure';
}
