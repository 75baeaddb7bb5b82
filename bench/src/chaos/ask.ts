import { type CallInput, type CallName, isSuccess } from '@juban/contract';
import { callServer } from '../../../apps/server/test/server-process.ts';
import { count } from './counts.ts';
import type { Stage } from './stage.ts';

/** A server error is treated like a broken connection: nothing was promised. */
export const ask: typeof callServer = async (...given) => {
  const answer = await callServer(...given);
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return answer;
};

const PATIENT_TRIES = 4;

/** Retries for callers after a fault: the connection pool may still contain a broken connection. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === PATIENT_TRIES) throw error;
    }
  }
}

export const askAgain = <Name extends CallName>(
  { url }: Pick<Stage, 'url'>,
  name: Name,
  input: CallInput<Name>,
  headers: Record<string, string> = {},
) => withRetries(() => ask(url, name, input, headers));

/** Counts the answer and returns whether it was a success. An invalid request is an error of this driver. */
export function countAnswer({ facts }: Stage, flow: string, answer: { code: string | number; msg?: string }) {
  count(facts.counts.answers, `${flow}: ${answer.code}`);
  if (answer.code === '4000')
    facts.violations.push(`${flow} sent what the server cannot read: ${answer.msg}`);
  return isSuccess(answer.code);
}

/** Calls the Lab; rejects if the Lab refuses. */
export async function askLab<Result>(
  stage: Pick<Stage, 'url'>,
  path: string,
  body?: object,
): Promise<Result> {
  return askJson<Result>(`${stage.url}/lab/api${path}`, body);
}

/** Calls the control API of the sandbox. */
export async function askSandbox<Result>(
  { sandboxUrl }: Pick<Stage, 'sandboxUrl'>,
  path: string,
  body?: object,
): Promise<Result> {
  return askJson<Result>(`${sandboxUrl}/${path}`, body);
}

async function askJson<Result>(url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Result;
}
