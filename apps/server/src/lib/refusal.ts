import { CODES, type Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';

export interface RefusalOptions {
  /** A closer text than the code's own, for input that is wrong in a nameable way. */
  msg?: string;
  data?: unknown;
  retryAfterSeconds?: number;
  /** Why, where somebody else said no: for logs, never for the caller. */
  cause?: unknown;
}

/** A clear no: thrown anywhere below a call, it becomes the envelope of that call. */
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

/** Too much is under way here, or what is behind us stalls: whoever comes again in a moment may be answered. */
export const tooBusy = (): Refusal => new Refusal(CODE.busy, { retryAfterSeconds: 1 });
