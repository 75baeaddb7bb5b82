import { type Call, type CallName, calls, fillPath, SUCCESS, THANOS_SUCCESS } from '@juban/contract';
import { compose, openFoundation } from '../../../apps/server/src/composition.ts';
import { readConfig } from '../../../apps/server/src/config.ts';
import { createChance } from '../fuzz/chance.ts';
import { signHeaders } from '../fuzz/headers.ts';
import { sampleInput } from '../fuzz/sample-input.ts';
import { targetOf } from '../fuzz/target-of.ts';

export interface Person {
  token: string;
  /** Orders that calls may ask about. */
  orderNos: readonly string[];
}

export interface CallRun {
  databaseUrl: string;
  sandboxPort: number;
  /** One person per request while there are enough, so that requests do not affect each other. */
  people: readonly Person[];
  inputsACall: number;
}

export interface CallsRun {
  made: number;
  /** Calls that were refused with every input, so what follows the refusal was not tested. */
  refused: CallName[];
}

/** Ids are chosen from all existing ones; it may take many tries to find one of the right kind. */
const MAX_INPUTS = 64;
const ACCEPTED: ReadonlySet<string> = new Set([SUCCESS, String(THANOS_SUCCESS)]);

/** Runs every call of the contract package with valid inputs, as logged-in users. */
export async function runCalls(run: CallRun): Promise<CallsRun> {
  const env = {
    DATABASE_URL: run.databaseUrl,
    SANDBOX_PORT: String(run.sandboxPort),
    LOG_LEVEL: 'silent',
  };
  const product = await compose(await openFoundation(readConfig(env, 'demo')));
  try {
    await product.app.ready();
    const { known } = await targetOf(product);
    const result: CallsRun = { made: 0, refused: [] };
    for (const name of Object.keys(calls) as CallName[]) {
      let isAccepted = false;
      for (let index = 0; index < (isAccepted ? run.inputsACall : MAX_INPUTS); index += 1) {
        const chance = createChance('plans', name, index);
        const { token, orderNos } = run.people[result.made % run.people.length] as Person;
        const call: Call = calls[name];
        const input = sampleInput(name, { fields: { ...known.fields, orderNo: orderNos } }, chance);
        const plain = { token, clienttype: 'Android' };
        const headers = call.signed ? signHeaders(name, input, plain, chance) : plain;
        const answer = await product.app.inject(requestOf(call, input, headers));
        const code = answer.body.startsWith('{') ? String(answer.json<{ code?: unknown }>().code) : 'raw';
        isAccepted ||= ACCEPTED.has(code) || (code === 'raw' && answer.statusCode < 400);
        result.made += 1;
      }
      if (!isAccepted) result.refused.push(name);
    }
    return result;
  } finally {
    await product.app.close();
  }
}

function requestOf(call: Call, input: Record<string, unknown>, headers: Record<string, string>) {
  if (call.method === 'POST') return { method: 'POST' as const, url: call.path, payload: input, headers };
  const { address: url, rest } = fillPath(call.path, input);
  const query = Object.fromEntries(
    Object.entries(rest as Record<string, unknown>).map(([field, value]) => [field, String(value)]),
  );
  return { method: 'GET' as const, url, query, headers };
}
