/**
 * Why a call brought no data. `noConnection`: nobody answered, so nothing is known of the request. `ourFailure`: the
 * server, or a gateway before it, answered that it cannot, or nothing readable. `refusal`: a rule said no, in words.
 */
export type FailureKind = 'noConnection' | 'ourFailure' | 'refusal';

/** The status of a call that nobody answered. */
export const NO_ANSWER = 0;
const FIRST_SERVER_ERROR = 500;

/** By the code of the envelope, empty without one, and the HTTP status. */
export function failureKindOf({ code, httpStatus }: { code: string; httpStatus: number }): FailureKind {
  if (httpStatus === NO_ANSWER) return 'noConnection';
  return code !== '' && httpStatus < FIRST_SERVER_ERROR ? 'refusal' : 'ourFailure';
}
