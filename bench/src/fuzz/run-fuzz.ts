import { type CallName, calls, SUCCESS, THANOS_SUCCESS } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { type Answer, checkAnswer } from './check-answer.ts';
import { describeRequest, type FuzzRequest } from './fuzz-request.ts';
import { makeRequest } from './make-request.ts';
import type { Known } from './sample-input.ts';
import { type WriteWatch, watchWrites } from './watch-writes.ts';

export interface FuzzTarget {
  app: FastifyInstance;
  database: Database;
  known: Known;
  /** Makes a user and answers a token of theirs. */
  makeToken(): Promise<string>;
}

export interface FuzzOptions {
  seed: number;
  name: CallName;
  /** Indexes of the requests to make: from `first`, `runs` of them. */
  first?: number;
  runs: number;
}

export interface FuzzReport {
  name: CallName;
  runs: number;
  accepted: number;
  /** How often each code was answered. */
  codes: Record<string, number>;
  slowestMs: number;
  /** One line a fault, with what makes it again. */
  faults: string[];
}

const HANG_MS = 5_000;
/** Below the calls a minute that one user may make. */
const CALLS_A_TOKEN = 400;
const MOST_FAULTS = 20;
const SHOWN_BYTES = 200;
const ACCEPTED: ReadonlySet<string> = new Set(['raw', SUCCESS, String(THANOS_SUCCESS)]);

export type Fuzz = (options: FuzzOptions) => Promise<FuzzReport>;

/** Prepares a target; every call may then be fuzzed on it, one after the other. */
export async function prepareFuzz(target: FuzzTarget): Promise<Fuzz> {
  const watch = await watchWrites(target.database);
  return async ({ seed, name, runs, first = 0 }) => {
    const report: FuzzReport = { name, runs, accepted: 0, codes: {}, slowestMs: 0, faults: [] };
    let token = '';
    for (let index = first; index < first + runs && report.faults.length < MOST_FAULTS; index += 1) {
      if ((index - first) % CALLS_A_TOKEN === 0) {
        token = await target.makeToken();
        await watch.take();
      }
      const request = await makeRequest({ seed, name, index, known: target.known, token });
      const answer = await send(target.app, request, watch);
      const { code, faults } = await checkAnswer(calls[name], answer, request.headers.clienttype ?? '');
      report.codes[code] = (report.codes[code] ?? 0) + 1;
      if (ACCEPTED.has(code)) report.accepted += 1;
      report.slowestMs = Math.max(report.slowestMs, answer.ms);
      for (const fault of faults) {
        report.faults.push(
          `${name}: ${fault} (--seed ${seed} --call ${name} --index ${index}) ${describeRequest(request)} -> ${answer.bytes.toString('utf8', 0, SHOWN_BYTES)}`,
        );
      }
    }
    return report;
  };
}

async function send(app: FastifyInstance, request: FuzzRequest, watch: WriteWatch): Promise<Answer> {
  const begun = performance.now();
  const { payload, ...rest } = request;
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HANG_MS);
  });
  const response = await Promise.race([app.inject({ ...rest, ...(payload ? { payload } : {}) }), hang]);
  clearTimeout(timer);
  const ms = performance.now() - begun;
  const writes = await watch.take();
  if (!response) return { status: 599, headers: {}, bytes: Buffer.from('no answer'), ms, writes };
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, ms, writes };
}
