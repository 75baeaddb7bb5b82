import { type Call, calls } from '@juban/contract';
import { CODES } from '@juban/contract/codes';
import type { CallCondition } from '../model/call-condition.ts';

/** An answer of the Lab in place of the server. */
export interface LabAnswer {
  status: number;
  body: string;
}

/** What happens to a call instead of reaching the server; undefined if it goes to the server. */
export function simulatedAnswer(
  condition: CallCondition,
  method: string,
  path: string,
): LabAnswer | 'no line' | undefined {
  if (condition === 'offline') return 'no line';
  if (condition === 'failing') return refuse('5000');
  if (condition === 'expired' && needsLogin(method, path)) return refuse('1024');
  return undefined;
}

function refuse(code: '5000' | '1024'): LabAnswer {
  const { status, msg } = CODES[code];
  return { status, body: JSON.stringify({ code, msg, data: null }) };
}

/** Same decision as on the server: public calls are answered with any login. */
function needsLogin(method: string, path: string): boolean {
  return Object.values<Call>(calls).some(
    (call) => call.login === true && call.method === method && patternOf(call.path).test(path),
  );
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
