import { CLIENT_TYPES } from '@juban/catalog';
import { type Call, type CallName, calls } from '@juban/contract';
import { sealValue, signRequest } from '@juban/wire';
import type { Chance } from './chance.ts';
import { JUNK_TEXTS, pickJunk } from './junk.ts';
import type { Input } from './sample-input.ts';

export type Headers = Record<string, string>;

const JUNK_HEADERS = [
  'token',
  'authentication',
  'clientversion',
  'clienttype',
  'aliid',
  'et',
  'uet',
  't',
  'sign',
  'oaid',
  'deviceid',
  'smid',
  'idempotency-key',
  'origin',
  'accept',
  'accept-encoding',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'if-none-match',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'x-juban-in-process',
  'cookie',
  'range',
  'expect',
  'connection',
  'host',
];

const JUNK_HEADER_VALUES = [
  '3',
  '03',
  '3.0',
  '\uff13',
  '-1',
  '127.0.0.1, 10.0.0.1',
  'http://evil.example',
  'null',
  'br;q=0, gzip;q=-1, *',
  'gzip',
  'chunked',
  'web,web',
  '999.999.999',
  '1e3',
  'a.b',
  '100-continue',
  'bytes=0-',
  ...JUNK_TEXTS,
];

/** Headers of our apps; with a token if there is one. */
export function sampleHeaders(token: string | undefined, chance: Chance): Headers {
  const headers: Headers = {};
  if (chance.happens(0.6)) headers.clienttype = chance.pick(CLIENT_TYPES).id;
  if (chance.happens(0.4)) headers.clientversion = chance.pick(['5.19.1', '0.0.1', '10.19.0', '']);
  if (token !== undefined && chance.happens(0.7)) {
    headers.token = token;
    headers.authentication = token;
  }
  return headers;
}

export function breakHeaders(headers: Headers, chance: Chance): Headers {
  const broken = { ...headers };
  for (let count = 1 + chance.int(3); count > 0; count -= 1) {
    broken[chance.pick(JUNK_HEADERS)] = chance.pick(JUNK_HEADER_VALUES);
  }
  return broken;
}

type SealedBreaker = (right: string, plain: string, chance: Chance) => unknown;

const SEALED_BREAKERS: readonly SealedBreaker[] = [
  (right) => right,
  (right) => right,
  (right) => right,
  (right, _plain, chance) => right.slice(0, -1 - chance.int(20)),
  (right) => `${right}=`,
  (right, _plain, chance) =>
    `${right.slice(0, 9)}${chance.pick(['A', '_', '+', '\u0000'])}${right.slice(10)}`,
  (right) => `_${right.slice(1)}`,
  (_right, plain) => plain,
  (_right, _plain, chance) => pickJunk(chance),
];

/** Under et 3, seals the call's fields correctly, for another client, with junk, or not at all. */
export async function sealFields(call: Call, input: Input, headers: Headers, chance: Chance): Promise<Input> {
  const clientType = headers.clienttype || 'web';
  const sealed: Input = { ...input };
  for (const field of call.sealed ?? []) {
    const value = String(input[field] ?? '').toWellFormed();
    const clients = [clientType, clientType, clientType, 'Android'];
    const plain = chance.happens(0.8) ? value : chance.pick(JUNK_TEXTS).toWellFormed();
    const right = await sealValue(chance.pick(clients), plain, { keyId: chance.pick([1, 1, 2]) });
    sealed[field] = chance.pick(SEALED_BREAKERS)(right, value, chance);
  }
  return sealed;
}

/** A valid signature, or one for something else. */
export function signHeaders(name: CallName, input: Input, headers: Headers, chance: Chance): Headers {
  const params = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const { path } = calls[name];
  const t = Date.now() + chance.pick([0, 0, 0, -299_000, -301_000, 301_000]);
  const clientType = headers.clienttype || 'web';
  const sign = signRequest({ clientType, path: chance.pick([path, path, path, '/']), t, params });
  return { ...headers, aliid: '1', t: String(t), sign, uet: headers.et ?? '' };
}
