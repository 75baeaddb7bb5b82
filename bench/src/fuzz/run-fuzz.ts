import { type CallName, calls, SUCCESS, THANOS_SUCCESS } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { createChance } from './chance.ts';
import { type Answer, checkAnswer, checkDoorAnswer, type Verdict } from './check-answer.ts';
import { type DoorName, doorOf, type Gate, isDoor, makeDoorRequest } from './doors.ts';
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
  /** What that user may bring to a door; good for one thing. */
  openGate(token: string): Promise<Gate>;
}

/** A call of the contract, or a way in beside it. */
export type FuzzName = CallName | DoorName;

export interface FuzzOptions {
  seed: number;
  name: FuzzName;
  /** Indexes of the requests to make: from `first`, `runs` of them. */
  first?: number;
  runs: number;
}

export interface FuzzReport {
  name: FuzzName;
  runs: number;
  accepted: number;
  /** How often each code was answered. */
  codes: Record<string, number>;
  slowestMs: number;
  /** One line a fault, with what makes it again. */
  faults: string[];
}

/** Within ten seconds everybody has an answer, as the product promises; time in which nobody here got a turn is not counted. */
const HANG_TURNS = 100;
const TURN_MS = 100;
/** A provider had no time: the order that was written waits for the next try, which is made. Who always says so is at fault. */
const PROVIDER_BUSY = '2103';
const MOST_TRIES = 3;
/** Below the calls a minute that one user may make. */
const CALLS_A_TOKEN = 400;
/** What opens a door is used up by the first that gets through. */
const CALLS_A_GATE = 20;
const MOST_FAULTS = 20;
const SHOWN_BYTES = 200;
const ACCEPTED: ReadonlySet<string> = new Set(['raw', SUCCESS, String(THANOS_SUCCESS)]);

export type Fuzz = (options: FuzzOptions) => Promise<FuzzReport>;

/** Prepares a target; every call and door may then be fuzzed on it, one after the other. */
export async function prepareFuzz(target: FuzzTarget): Promise<Fuzz> {
  const watch = await watchWrites(target.database);
  return async ({ seed, name, runs, first = 0 }) => {
    const report: FuzzReport = { name, runs, accepted: 0, codes: {}, slowestMs: 0, faults: [] };
    const supply = supplier(target);
    for (let index = first; index < first + runs && report.faults.length < MOST_FAULTS; index += 1) {
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
  gate: Gate | undefined;
  /** Made just now, and rows written for them. */
  areNew: boolean;
}

/** A user, and for doors what opens them, made anew before either is worn out. */
function supplier(target: FuzzTarget) {
  let [token, gate]: [string, Gate | undefined] = ['', undefined];
  return async (turn: number, name: FuzzName): Promise<Means> => {
    const wantsToken = turn % CALLS_A_TOKEN === 0;
    const wantsGate = isDoor(name) && turn % CALLS_A_GATE === 0;
    if (wantsToken) token = await target.makeToken();
    if (wantsGate) gate = await target.openGate(token);
    return { token, gate, areNew: wantsToken || wantsGate };
  };
}

async function requestOf(
  { known }: FuzzTarget,
  { seed, name, index }: Required<Pick<FuzzOptions, 'seed' | 'name'>> & { index: number },
  { token, gate }: Means,
): Promise<FuzzRequest> {
  if (!isDoor(name)) return makeRequest({ seed, name, index, known, token });
  if (!gate) throw new Error('a door was tried before anything was brought to it');
  return makeDoorRequest(name, gate, createChance(seed, name, index));
}

const verdictOf = (name: FuzzName, answer: Answer, { headers }: FuzzRequest): Promise<Verdict> =>
  isDoor(name)
    ? checkDoorAnswer(doorOf(name), answer)
    : checkAnswer(calls[name], answer, headers.clienttype ?? '');

async function ask(app: FastifyInstance, name: FuzzName, request: FuzzRequest, watch: WriteWatch) {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(app, request, watch);
    const verdict = await verdictOf(name, answer, request);
    if (tries === MOST_TRIES || !isMerelyBusy(verdict)) return { answer, verdict };
  }
}

/** Nothing is wrong with it but what it wrote. */
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
