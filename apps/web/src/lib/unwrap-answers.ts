import type { Envelope } from '@juban/contract/call';
import type { Client } from '@juban/contract/client';
import { CODES, isSuccess, NOT_LOGGED_IN } from '@juban/contract/codes';
import { ApiError } from './api-error.ts';
import { tellLoginNeeded } from './login-needed.ts';
import { clearToken } from './session.ts';

type Method = (input: never) => Promise<Envelope>;

/** Makes methods that resolve with data out of methods that resolve with envelopes. */
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
    tellLoginNeeded();
  }
  throw new ApiError(msg, String(code), statusOf(String(code)));
}

/** A code of the contract has one HTTP status; any other is a refusal by a rule. */
function statusOf(code: string): number {
  const known: Readonly<Record<string, { status: number }>> = CODES;
  return known[code]?.status ?? 200;
}
