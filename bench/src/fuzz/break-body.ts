import { gzipSync } from 'node:zlib';
import type { Chance } from './chance.ts';
import type { FuzzRequest } from './fuzz-request.ts';

type BodyBreaker = (
  body: Buffer,
  chance: Chance,
) => Partial<Pick<FuzzRequest, 'payload'>> & { type?: string };

const bytes = (...parts: ReadonlyArray<Buffer | string>) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;',
  'application/jsonp',
  'APPLICATION/JSON',
  'application/problem+json',
  'x',
  '/',
  ';',
  'a'.repeat(2_000),
  'application/json\u0000',
];

/** Faults of a body in transit: cut, mixed, encoded twice, wrong name. */
const BODY_BREAKERS: readonly BodyBreaker[] = [
  (_body, chance) => ({ type: chance.pick(CONTENT_TYPES) }),
  (_body, chance) => ({ type: chance.pick(CONTENT_TYPES) }),
  (body, chance) => ({ payload: body.subarray(0, chance.int(body.length + 1)) }),
  (body, chance) => ({
    payload: bytes(body, chance.pick(['}', ',', '\u0000', '//', body.toString('latin1')])),
  }),
  (body) => ({ payload: bytes('\xef\xbb\xbf', body) }),
  (body) => ({ payload: bytes(body.subarray(0, -2), '\xff\xfe\xc0\x80', body.subarray(-2)) }),
  (body) => ({ payload: Buffer.from(body.toString('utf8'), 'utf16le') }),
  (body) => ({ payload: gzipSync(body) }),
  (body) => ({ payload: bytes("'", body, "'") }),
  (body) => ({ payload: Buffer.from(body.toString('utf8').replaceAll('"', "'")) }),
  (body) => ({ payload: Buffer.from(body.toString('utf8').replace('{', '{"a":1,"a":2,')) }),
  (_body, chance) => ({ payload: Buffer.from('['.repeat(2 ** chance.int(16))) }),
  (_body, chance) => ({ payload: Buffer.from('{"a":'.repeat(2 ** chance.int(14))) }),
  (_body, chance) => ({
    payload: Buffer.from(chance.pick(['', 'null', '0', '""', '[]', 'NaN', '{', '\u0000'])),
  }),
  (_body, chance) => ({ payload: Buffer.alloc(chance.int(70_000), chance.int(256)) }),
  (body) => ({ payload: Buffer.from(`data=${encodeURIComponent(body.toString('utf8'))}`) }),
];

/** The request with a broken body or broken headers about it. */
export function breakBody(request: FuzzRequest, chance: Chance): FuzzRequest {
  const { payload = request.payload, type } = chance.pick(BODY_BREAKERS)(
    request.payload ?? Buffer.alloc(0),
    chance,
  );
  const headers = type === undefined ? request.headers : { ...request.headers, 'content-type': type };
  return { ...request, payload, headers };
}
