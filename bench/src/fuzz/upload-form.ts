import type { Chance } from './chance.ts';
import { JUNK_TEXTS } from './junk.ts';

export interface Form {
  type: string;
  payload: Buffer;
}

const BOUNDARY = 'fuzzfuzzfuzz';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const NAMES = [
  'a.jpg',
  '',
  '../../a.jpg',
  'a.svg',
  'a\u0000.jpg',
  'a'.repeat(3_000),
  '界.webp',
  'a.jpg"; name="key',
];

const part = (head: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);

/** A multipart form as browsers write it; non-text fields are sent as JSON. */
export function writeForm(fields: unknown, file: Buffer, chance: Chance): Form {
  const pairs = Object.entries(Object(fields) as object).filter(([, value]) => value !== undefined);
  const texts = pairs.map(([name, value]) =>
    part(`name="${name}"`, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  );
  const picture = part(`name="file"; filename="${chance.pick(NAMES)}"`, file);
  const parts = chance.happens(0.8) ? [...texts, picture] : [picture, ...texts];
  return { type: TYPE, payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

type FormBreaker = (form: Form, chance: Chance) => Form;

const FORM_BREAKERS: readonly FormBreaker[] = [
  ({ type, payload }, chance) => ({ type, payload: payload.subarray(0, chance.int(payload.length + 1)) }),
  ({ payload }, chance) => ({
    type: chance.pick([
      'multipart/form-data',
      `${TYPE}x`,
      'multipart/mixed; boundary=x',
      'application/json',
      '',
    ]),
    payload,
  }),
  ({ type, payload }) => ({ type, payload: Buffer.concat([payload, payload]) }),
  ({ type, payload }, chance) => ({
    type,
    payload: Buffer.concat([
      ...Array.from({ length: 1 + chance.int(40) }, () => part(`name="${chance.pick(JUNK_TEXTS)}"`, 'x')),
      payload,
    ]),
  }),
  ({ type, payload }, chance) => ({
    type,
    payload: Buffer.concat([part('name="token"', chance.pick(JUNK_TEXTS)), payload]),
  }),
  ({ type }, chance) => ({ type, payload: Buffer.from(`--${BOUNDARY}\r\n`.repeat(1 + chance.int(500))) }),
  ({ type, payload }) => ({
    type,
    payload: Buffer.concat([part('name="file"; filename="b.jpg"', 'second'), payload]),
  }),
  ({ type, payload }, chance) => ({
    type,
    payload: Buffer.from(
      payload.toString('latin1').replace('form-data', chance.pick(['', 'file', 'form-data'.repeat(300)])),
      'latin1',
    ),
  }),
];

export function breakForm(form: Form, chance: Chance): Form {
  return chance.pick(FORM_BREAKERS)(form, chance);
}
