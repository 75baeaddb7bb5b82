import type { Envelope } from '@juban/contract/call';
import type { Client } from '@juban/contract/client';
import { isSuccess, NOT_LOGGED_IN } from '@juban/contract/codes';
import { reportLoginNeeded } from '../session/login-needed.ts';
import { clearToken } from '../session/session.ts';
import { ApiError } from './api-error.ts';

type Method = (input: never) => Promise<Envelope>;

/** Converts methods that resolve with envelopes into methods that resolve with data. */
export function unwrapAnswers(client: Client): Record<string, unknown> {
  const methods = Object.entries<Method>(client).map(([name, method]) => [
    name,
    async (input: never) => dataOf(await method(input)),
  ]);
  return Object.fromEntries(methods);
}

function dataOf({ code, msg, data }: Envelope): unknown {
  if (isSuccess(code)) return data;
  if (code === NOT_LOGGED_IN) {
    clearToken();
    reportLoginNeeded('call');
  }
  throw new ApiError(msg, String(code), statusOf(String(code)));
}

/**
 * Codes that are not refusals by a rule begin with their HTTP status, so the table of codes stays on the
 * server.
 */
function statusOf(code: string): number {
  return /^[45]\d{3}$/.test(code) ? Number(code.slice(0, 3)) : 200;
}
