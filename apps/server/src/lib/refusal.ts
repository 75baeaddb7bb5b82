import { CODES, type Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';

export interface RefusalOptions {
  /** A more specific text than the code's own, for input errors that can be named. */
  msg?: string;
  data?: unknown;
  retryAfterSeconds?: number;
  /** The cause if an external service refused: for logs, never for the caller. */
  cause?: unknown;
}

/** A refusal: thrown anywhere below a call, it becomes the envelope of that call. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: Code;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, options: RefusalOptions = {}) {
    // No stack trace: a refusal is an answer, and capturing the stack costs more than sending it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(options.msg ?? CODES[code].msg, 'cause' in options ? { cause: options.cause } : undefined);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.data = options.data ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return CODES[this.code].status;
  }
}

/** Too many calls here, or a dependency stalls: a later retry may succeed. */
export const tooBusy = (): Refusal => new Refusal(CODE.busy, { retryAfterSeconds: 1 });
