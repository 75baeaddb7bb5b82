import type { Call, Envelope } from '@juban/contract/call';

export interface InProcessAnswer {
  /** The HTTP status that the call would have. */
  status: number;
  envelope: Envelope;
}

/** Makes a call inside the server's process; the server passes it to every render. */
export type CallInProcess = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
) => Promise<InProcessAnswer>;

/** What the server passes to every render. */
export interface PageContext {
  callInProcess: CallInProcess;
  /** The origin under which users reach the server. */
  publicOrigin: string;
  /** The page threw while rendering, so only the error screen is rendered now. */
  renderFailed?: boolean;
}

/** TanStack Start passes the context through unchanged; its own typing would be circular with the routes. */
export function asPageContext(context: unknown): PageContext | undefined {
  return context as PageContext | undefined;
}
