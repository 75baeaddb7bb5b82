import type { Call, Envelope } from './call.ts';
import { type CallName, calls } from './calls.ts';
import type { CallInput, CallOutput } from './schemas.ts';

/** Sends one call and returns its envelope: over HTTP in the browser, in-process on the server. */
export type Transport = (call: Call, input: Readonly<Record<string, unknown>>) => Promise<Envelope>;

export type Client = {
  [Name in CallName]: (input: CallInput<Name>) => Promise<Envelope<CallOutput<Name>>>;
};

/** The typed client: one method per call, derived from the contract package. */
export function createClient(transport: Transport): Client {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input: Record<string, unknown>) => transport(call, input),
  ]);
  return Object.fromEntries(methods) as Client;
}
