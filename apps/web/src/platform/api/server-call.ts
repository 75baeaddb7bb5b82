import type { Call, Envelope } from '@juban/contract/call';

export interface InProcessAnswer {
  /** HTTP status the call would have answered with. */
  status: number;
  envelope: Envelope;
}

/** A call made inside the server's own process; the host gives it to every render. */
export type CallInProcess = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
) => Promise<InProcessAnswer>;

/** What the host passes along with each page request. */
export interface PageContext {
  callInProcess: CallInProcess;
  /** By which the outside world reaches us. */
  publicOrigin: string;
  /** The page threw while rendering; this time only the error screen is wanted. */
  renderFailed?: boolean;
}

/** Start hands the context through as it came; its own way of typing it ends in a circle with the routes. */
export function asPageContext(context: unknown): PageContext | undefined {
  return context as PageContext | undefined;
}
