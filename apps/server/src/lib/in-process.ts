import { randomBytes } from 'node:crypto';
import { type Call, type Envelope, fillPath } from '@juban/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-juban-in-process';
/** New with every start and never sent anywhere, so it cannot be forged. */
const KEY = randomBytes(24).toString('hex');

export interface InProcessAnswer {
  status: number;
  envelope: Envelope;
}

export type CallInProcess = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
) => Promise<InProcessAnswer>;

/**
 * True for calls that the server makes to itself while it renders; they do not count towards a caller's
 * limit.
 */
export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[HEADER] === KEY;
}

/** Pages get their data through the same calls as clients, without a socket. */
export function createCallInProcess(app: FastifyInstance): CallInProcess {
  return async (call, input, headers) => {
    const sent = { ...headers, [HEADER]: KEY };
    const { address: url, rest } = fillPath(call.path, input);
    const response = await (call.method === 'GET'
      ? app.inject({ method: 'GET', url, query: toQuery(rest), headers: sent })
      : app.inject({ method: 'POST', url, payload: rest, headers: sent }));
    return { status: response.statusCode, envelope: response.json() };
  };
}

function toQuery(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}
