import { type FailureKind, failureKindOf, NO_ANSWER } from '@juban/contract/failure';
import { commonTexts } from '@juban/contract/texts/common';

/** A call that did not succeed; its message is what a person reads. */
export class ApiError extends Error {
  // Declared only: a field with a value would pull a helper into the first load of every page.
  /** The envelope's code; empty when there was no envelope. */
  declare readonly code: string;
  /** 0 when nothing answered. */
  declare readonly httpStatus: number;

  constructor(message: string, code: string, httpStatus: number) {
    super(message);
    Object.assign(this, { name: 'ApiError', code, httpStatus });
  }
}

/** No answer: offline, or a dead connection. Not a server error, and the outcome of the request is unknown. */
export const noConnection = (): ApiError => new ApiError(commonTexts.noConnection, '', NO_ANSWER);

/** Why something failed; what did not come from a call is ours. */
export const failureKind = (cause: unknown): FailureKind =>
  cause instanceof ApiError ? failureKindOf(cause) : 'ourFailure';

export const isNoConnection = (cause: unknown): boolean => failureKind(cause) === 'noConnection';

/** What a line about something missing says: a lost connection in its one text, else the line's own words. */
export const failureText = (cause: unknown, text: string): string =>
  isNoConnection(cause) ? commonTexts.noConnection : text;

/** What a form says of a call: the words of a refusal, a lost connection, else the form's own words. */
export const formText = (cause: unknown, text: string): string =>
  cause instanceof ApiError && failureKind(cause) === 'refusal' ? cause.message : failureText(cause, text);
