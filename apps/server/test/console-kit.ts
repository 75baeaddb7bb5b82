import { fillPath } from '@juban/contract';
import type { ConsoleCall } from '@juban/contract/console/console-call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { Answer, TestProduct } from './kit.ts';

/** As a browser on the demo's own address sends them. */
export const CONSOLE_HOST = 'localhost:3000';
const CONSOLE_ORIGIN = `http://${CONSOLE_HOST}`;

export interface StaffMember {
  id: string;
  name: string;
  /** As sent by the browser; changes with every sign-in. */
  cookie: string;
  call<Name extends ConsoleCallName>(
    name: Name,
    input: ConsoleInput<Name>,
    headers?: Record<string, string>,
  ): Promise<Answer<ConsoleOutput<Name>>>;
}

/** Sends one call of the console, with the cookie of `member` if it has one; keeps the cookie it sets. */
function callerOf(product: TestProduct, member: { cookie: string }): StaffMember['call'] {
  return async (name, input, headers = {}) => {
    const { method, path }: ConsoleCall = consoleCalls[name];
    const { address, rest } = fillPath(path, input as Record<string, unknown>);
    const sent = { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN, cookie: member.cookie, ...headers };
    const response = await product.app.inject({
      method,
      url: address,
      headers: sent,
      ...(method === 'GET' ? { query: defined(rest) } : { payload: rest }),
    });
    const [set] = [response.headers['set-cookie'] ?? []].flat();
    if (set !== undefined) member.cookie = set.split(';')[0] ?? '';
    const envelope = response.body.startsWith('{') ? response.json() : {};
    return { ...envelope, status: response.statusCode, headers: response.headers, body: response.body };
  };
}

/** A new member of staff with this role, signed in. */
export async function newStaff(product: TestProduct, role: string, brands?: string[]): Promise<StaffMember> {
  const made = await product.lab<{ id: string; name: string; cookie: string }>('POST', '/staff', {
    role,
    ...(brands && { brands }),
  });
  const member = { ...made } as StaffMember;
  member.call = callerOf(product, member);
  return member;
}

/** Somebody who is not signed in. */
export function newVisitor(product: TestProduct): Pick<StaffMember, 'cookie' | 'call'> {
  const visitor = { cookie: '' } as StaffMember;
  visitor.call = callerOf(product, visitor);
  return visitor;
}

const defined = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
