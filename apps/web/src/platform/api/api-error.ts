import { type FailureKind, failureKindOf, NO_ANSWER } from '@juban/contract/failure';
import { commonTexts } from '@juban/contract/texts/common';

/** A failed call; the message is shown to users. */
export class ApiError extends Error {
  /** The envelope's code; empty when there was no envelope. */
  declare readonly code: string;
  /** 0 if there was no answer. */
  declare readonly httpStatus: number;

  constructor(message: string, code: string, httpStatus: number) {
    super(message);
    Object.assign(this, { name: 'ApiError', code, httpStatus });
  }
}

/**
 * No answer: offline, or a dead connection. Not a server error, and the outcome of the request is unknown.
 */
export const noConnection = (): ApiError => new ApiError(commonTexts.noConnection, '', NO_ANSWER);

/** The kind of a failure; errors that did not come from a call are ours. */
export const failureKind = (cause: unknown): FailureKind =>
  cause instanceof ApiError ? failureKindOf(cause) : 'ourFailure';

export const isNoConnection = (cause: unknown): boolean => failureKind(cause) === 'noConnection';

/** The text of a failed part: the standard text for a lost connection, otherwise `text`. */
export const failureText = (cause: unknown, text: string): string =>
  isNoConnection(cause) ? commonTexts.noConnection : text;

/**
 * The text of a failed form: the refusal's own text, the standard text for a lost connection, otherwise
 * `text`.
 */
export const formText = (cause: unknown, text: string): string =>
  cause instanceof ApiError && failureKind(cause) === 'refusal' ? cause.message : failureText(cause, text);
