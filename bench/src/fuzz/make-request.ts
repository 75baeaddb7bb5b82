import { type Call, type CallName, calls, fillPath } from '@juban/contract';
import { breakBody } from './break-body.ts';
import { breakInput } from './break-input.ts';
import { type Chance, createChance } from './chance.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { breakHeaders, type Headers, sampleHeaders, sealFields, signHeaders } from './headers.ts';
import { writeJson } from './junk.ts';
import { breakQuery, writeQuery } from './query-text.ts';
import { type Input, type Known, sampleInput } from './sample-input.ts';

export interface Making {
  seed: number;
  name: CallName;
  index: number;
  known: Known;
  /** Of an existing user; most requests carry it. */
  token: string | undefined;
}

/** Where the request is broken: nowhere, in its fields, its wire format, its headers, or several. */
interface Plan {
  fields: boolean;
  wire: boolean;
  headers: boolean;
  sealed: boolean;
}

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'] as const;
/** Enough addresses to be realistic, few enough to reach the limits per address. */
const ADDRESSES = 200;

/** Request number `index` of a call; the same seed always gives the same request. */
export async function makeRequest({ seed, name, index, known, token }: Making): Promise<FuzzRequest> {
  const chance = createChance(seed, name, index);
  const call: Call = calls[name];
  const plan = makePlan(call, chance);
  const headers = sampleHeaders(token, chance);
  if (plan.sealed) headers.et = '3';
  const sample = sampleInput(name, known, chance);
  const input = plan.sealed ? await sealFields(call, sample, headers, chance) : sample;
  const signed = call.signed ? signHeaders(name, input, headers, chance) : headers;
  const request = writeRequest(call, plan.fields ? breakInput(input, chance) : input, signed, chance);
  const wired = plan.wire ? breakWire(request, chance) : request;
  return plan.headers ? { ...wired, headers: breakHeaders(wired.headers, chance) } : wired;
}

function makePlan(call: Call, chance: Chance): Plan {
  const sealed = call.sealed !== undefined && chance.happens(0.35);
  if (chance.happens(0.08)) return { fields: false, wire: false, headers: false, sealed };
  const plan = {
    fields: chance.happens(0.6),
    wire: chance.happens(0.25),
    headers: chance.happens(0.3),
    sealed,
  };
  return plan.fields || plan.wire || plan.headers ? plan : { ...plan, fields: true };
}

function writeRequest(call: Call, input: Input | unknown, headers: Headers, chance: Chance): FuzzRequest {
  const remoteAddress = `127.0.0.${1 + chance.int(ADDRESSES)}`;
  const address = addressOf(call, input);
  const base = { headers, remoteAddress, method: call.method, url: address, payload: undefined };
  if (call.method === 'GET') return { ...base, url: `${address}?${writeQuery(input)}` };
  return {
    ...base,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: Buffer.from(writeJson(input)),
  };
}

/** Path parameters are filled from the input, which also repeats them in the query; only one may count. */
function addressOf({ path }: Call, input: unknown): string {
  const texts = Object.entries(Object(input)).map(([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return [name, text.toWellFormed()];
  });
  return path.includes('{') ? fillPath(path, Object.fromEntries(texts)).address : path;
}

function breakWire(request: FuzzRequest, chance: Chance): FuzzRequest {
  if (chance.happens(0.05)) return { ...request, method: chance.pick(METHODS) };
  if (chance.happens(0.05)) return { ...request, url: breakPath(request.url, chance) };
  if (request.method === 'POST') return breakBody(request, chance);
  const [path = '', query = ''] = request.url.split('?');
  return { ...request, url: `${path}?${breakQuery(query, chance)}` };
}

function breakPath(url: string, chance: Chance): string {
  const ways = [`/${url}`, `${url}/`, `${url}%`, url.replaceAll('/', '%2f'), `${url}/../..`, `${url};a=b`];
  return chance.pick([...ways, url.toUpperCase(), `http://evil.example${url}`, `/%c0%ae${url}`]);
}
