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
