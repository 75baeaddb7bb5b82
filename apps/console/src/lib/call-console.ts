import { fillPath } from '@juban/contract/call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { askStepUp } from './step-up.ts';

const OK = '0000';
const SIGNED_OUT = '4010';
const FORBIDDEN = '4030';
const STEP_UP = '4280';
const TIME_LIMIT_MS = 30_000;

export type Trouble = 'signedOut' | 'forbidden' | 'stepUp' | 'notFound' | 'offline' | 'broken' | 'refused';

/** Why a call gave no data, with a text that can be shown. */
export class ConsoleError extends Error {
  readonly trouble: Trouble;
  readonly code: string;

  constructor(trouble: Trouble, code: string, message: string) {
    super(message);
    this.trouble = trouble;
    this.code = code;
  }
}

const OFFLINE = '网络不通，没有收到服务器的答复。填写的内容还在，请检查网络后重试。';
const BROKEN = '服务器暂时出错，请稍后重试。填写的内容还在。';

interface Options {
  signal?: AbortSignal;
  /** Throw instead of asking for the second factor. */
  withoutStepUp?: boolean;
}

/** Calls the server; asks for the second factor if the call needs it again, and then repeats the call. */
export async function callConsole<Name extends ConsoleCallName>(
  name: Name,
  input: ConsoleInput<Name>,
  options: Options = {},
): Promise<ConsoleOutput<Name>> {
  try {
    return await send(name, input as Record<string, unknown>, options.signal);
  } catch (error) {
    if (!(error instanceof ConsoleError) || error.trouble !== 'stepUp' || options.withoutStepUp) throw error;
    if (!(await askStepUp())) throw error;
    return send(name, input as Record<string, unknown>, options.signal);
  }
}

/** The address of a call with its parameters, for links and downloads. */
export function addressOf(name: ConsoleCallName, input: Record<string, unknown>): string {
  const { address, rest } = fillPath(consoleCalls[name].path, input);
  const query = queryOf(rest);
  return query === '' ? address : `${address}?${query}`;
}

function queryOf(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

async function send<Name extends ConsoleCallName>(
  name: Name,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<ConsoleOutput<Name>> {
  const { method, path } = consoleCalls[name];
  const { address, rest } = fillPath(path, input);
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const init = { signal: signal ? AbortSignal.any([signal, limit]) : limit };
  const sent =
    method === 'GET'
      ? fetch(addressOf(name, input), init)
      : fetch(address, {
          ...init,
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(rest),
        });
  const response = await sent.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ConsoleError('offline', '', OFFLINE);
  });
  const envelope = await readEnvelope(response);
  if (envelope.code === OK) return envelope.data as ConsoleOutput<Name>;
  throw new ConsoleError(troubleOf(response.status, envelope.code), envelope.code, envelope.msg);
}

async function readEnvelope(response: Response): Promise<{ code: string; msg: string; data: unknown }> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'code' in body && response.status < 500) {
    const { code, msg, data } = body as { code: unknown; msg?: unknown; data?: unknown };
    return { code: String(code), msg: String(msg ?? ''), data };
  }
  throw new ConsoleError('broken', String(response.status), BROKEN);
}

function troubleOf(status: number, code: string): Trouble {
  if (code === SIGNED_OUT) return 'signedOut';
  if (code === STEP_UP) return 'stepUp';
  if (code === FORBIDDEN) return 'forbidden';
  return status === 404 ? 'notFound' : 'refused';
}

export const isSignedOut = (error: unknown) => error instanceof ConsoleError && error.trouble === 'signedOut';

/** What to show for any error. */
export function messageOf(error: unknown): string {
  return error instanceof ConsoleError && error.message !== '' ? error.message : BROKEN;
}
