import { type CallInput, type CallName, isSuccess } from '@juban/contract';
import { callServer } from '../../../apps/server/test/server-process.ts';
import { count } from './counts.ts';
import type { Stage } from './stage.ts';

/** A server that says it cannot has promised nothing: the same as a line that breaks. */
export const ask: typeof callServer = async (...given) => {
  const answer = await callServer(...given);
  if (answer.status >= 500) throw new Error(`the server said ${answer.status}`);
  return answer;
};

const PATIENT_TRIES = 4;

/** For those who ask when nothing is broken any more: a connection of before may still be in the pool. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
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
) => patiently(() => ask(url, name, input, headers));

/** Counts the answer; true where it was a yes. A request that cannot be read is the driver's own fault. */
export function noteAnswer({ facts }: Stage, flow: string, answer: { code: string | number; msg?: string }) {
  count(facts.counts.answers, `${flow}: ${answer.code}`);
  if (answer.code === '4000')
    facts.violations.push(`${flow} sent what the server cannot read: ${answer.msg}`);
  return isSuccess(answer.code);
}

/** The Lab's hand in it; rejects where the Lab refuses. */
export async function askLab<Result>(
  stage: Pick<Stage, 'url'>,
  path: string,
  body?: object,
): Promise<Result> {
  return askJson<Result>(`${stage.url}/lab/api${path}`, body);
}

/** The outside world's control desk. */
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
