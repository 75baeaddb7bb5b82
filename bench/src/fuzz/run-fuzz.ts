import { type CallName, calls, SUCCESS, THANOS_SUCCESS } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { createChance } from './chance.ts';
import { type Answer, checkAnswer, checkEndpointAnswer, type Verdict } from './check-answer.ts';
import {
  type Credentials,
  type EndpointName,
  endpointOf,
  isExtraEndpoint,
  makeEndpointRequest,
} from './extra-endpoints.ts';
import { describeRequest, type FuzzRequest } from './fuzz-request.ts';
import { makeRequest } from './make-request.ts';
import type { Known } from './sample-input.ts';
import { type WriteWatch, watchWrites } from './watch-writes.ts';

export interface FuzzTarget {
  app: FastifyInstance;
  database: Database;
  known: Known;
  /** Creates a user and returns a token. */
  makeToken(): Promise<string>;
  /** The credentials of that user for endpoints outside the contract package; single use. */
  createCredentials(token: string): Promise<Credentials>;
}

/** A call of the contract package, or another endpoint. */
export type FuzzName = CallName | EndpointName;

export interface FuzzOptions {
  seed: number;
  name: FuzzName;
  /** Range of requests: `runs` of them from `first`. */
  first?: number;
  runs: number;
}

export interface FuzzReport {
  name: FuzzName;
  runs: number;
  accepted: number;
  /** Answers by code. */
  codes: Record<string, number>;
  slowestMs: number;
  /** One line per fault, with what is needed to reproduce it. */
  faults: string[];
}

/**
 * The product answers everybody within ten seconds. Time in which this process did not run is not counted.
 */
const HANG_TURNS = 100;
const TURN_MS = 100;
/**
 * The provider was busy and the stored order waits for a retry, which is made. An endpoint that always
 * answers so is faulty.
 */
const PROVIDER_BUSY = '2103';
const MAX_TRIES = 3;
/** Below the call limit per user and minute. */
const CALLS_PER_TOKEN = 400;
/** Credentials are used up by the first request that succeeds. */
const CALLS_PER_CREDENTIALS = 20;
const MAX_FAULTS = 20;
const SHOWN_BYTES = 200;
const ACCEPTED: ReadonlySet<string> = new Set(['raw', SUCCESS, String(THANOS_SUCCESS)]);

export type Fuzz = (options: FuzzOptions) => Promise<FuzzReport>;

/** Prepares a target, on which every call and endpoint can then be fuzzed in turn. */
export async function prepareFuzz(target: FuzzTarget): Promise<Fuzz> {
  const watch = await watchWrites(target.database);
  return async ({ seed, name, runs, first = 0 }) => {
    const report: FuzzReport = { name, runs, accepted: 0, codes: {}, slowestMs: 0, faults: [] };
    const supply = supplier(target);
    for (let index = first; index < first + runs && report.faults.length < MAX_FAULTS; index += 1) {
      const means = await supply(index - first, name);
      if (means.areNew) await watch.take();
      const request = await requestOf(target, { seed, name, index }, means);
      const { answer, verdict } = await ask(target.app, name, request, watch);
      const { code, faults } = verdict;
      report.codes[code] = (report.codes[code] ?? 0) + 1;
      if (ACCEPTED.has(code)) report.accepted += 1;
      report.slowestMs = Math.max(report.slowestMs, answer.ms);
      for (const fault of faults) {
        report.faults.push(
          `${name}: ${fault} (--seed ${seed} --call '${name}' --index ${index}) ${describeRequest(request)} -> ${answer.bytes.toString('utf8', 0, SHOWN_BYTES)}`,
        );
      }
    }
    return report;
  };
}

interface Means {
  token: string;
  credentials: Credentials | undefined;
  /** Just created, with rows written for them. */
  areNew: boolean;
}

/** Supplies a user and credentials, and replaces them before they are used up. */
function supplier(target: FuzzTarget) {
  let [token, credentials]: [string, Credentials | undefined] = ['', undefined];
  return async (turn: number, name: FuzzName): Promise<Means> => {
    const wantsToken = turn % CALLS_PER_TOKEN === 0;
    const needsCredentials = isExtraEndpoint(name) && turn % CALLS_PER_CREDENTIALS === 0;
    if (wantsToken) token = await target.makeToken();
    if (needsCredentials) credentials = await target.createCredentials(token);
    return { token, credentials, areNew: wantsToken || needsCredentials };
  };
}

async function requestOf(
  { known }: FuzzTarget,
  { seed, name, index }: Required<Pick<FuzzOptions, 'seed' | 'name'>> & { index: number },
  { token, credentials }: Means,
): Promise<FuzzRequest> {
  if (!isExtraEndpoint(name)) return makeRequest({ seed, name, index, known, token });
  if (!credentials) throw new Error('a endpoint was tried before anything was brought to it');
  return makeEndpointRequest(name, credentials, createChance(seed, name, index));
}

const verdictOf = (name: FuzzName, answer: Answer, { headers }: FuzzRequest): Promise<Verdict> =>
  isExtraEndpoint(name)
    ? checkEndpointAnswer(endpointOf(name), answer)
    : checkAnswer(calls[name], answer, headers.clienttype ?? '');

async function ask(app: FastifyInstance, name: FuzzName, request: FuzzRequest, watch: WriteWatch) {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(app, request, watch);
    const verdict = await verdictOf(name, answer, request);
    if (tries === MAX_TRIES || !isMerelyBusy(verdict)) return { answer, verdict };
  }
}

/** Nothing is wrong except what it wrote. */
const isMerelyBusy = ({ code, faults }: Verdict) =>
  code === PROVIDER_BUSY && faults.every((fault) => fault.startsWith(`refused with ${PROVIDER_BUSY}`));

async function send(app: FastifyInstance, request: FuzzRequest, watch: WriteWatch): Promise<Answer> {
  const begun = performance.now();
  const { payload, ...rest } = request;
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<undefined>((resolve) => {
    let turns = 0;
    timer = setInterval(() => {
      turns += 1;
      if (turns === HANG_TURNS) resolve(undefined);
    }, TURN_MS);
  });
  const response = await Promise.race([app.inject({ ...rest, ...(payload ? { payload } : {}) }), hang]);
  clearInterval(timer);
  const ms = performance.now() - begun;
  const writes = await watch.take();
  if (!response) return { status: 599, headers: {}, bytes: Buffer.from('no answer'), ms, writes };
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, ms, writes };
}
