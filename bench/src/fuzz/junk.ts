import type { Chance } from './chance.ts';

/** Marks a piece of JSON that JSON.stringify cannot write, such as a number out of range. */
const RAW_MARK = '\u0001raw:';
export const rawJson = (text: string): string => `${RAW_MARK}${text}\u0001`;

/** JSON with the raw pieces inserted. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replace(/"\\u0001raw:(.*?)\\u0001"/g, (_whole, piece: string) => JSON.parse(`"${piece}"`));
}

export const JUNK_TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'abc\u0000def',
  '\u200b\u200d\ufeff',
  '\u202e13800138000',
  '\ud800',
  'a\udfff',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  `e${'\u0301'.repeat(500)}`,
  '\ufdfa'.repeat(40),
  '\u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660',
  '\u{1d7cf}\u{1d7d1}\u{1d7d6}',
  '\uff11\uff13\uff18',
  "' or 1=1 --",
  "'; drop table users; --",
  '$1',
  '\\',
  '\\u0000',
  '%00',
  '%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: somebody may send exactly this
  '${7*7}',
  'x\r\nset-cookie: a=b',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e309',
  '0x1f',
  '__proto__',
  'constructor',
  'toString',
  '{"a":1}',
  '['.repeat(200),
  `${'1'.repeat(40)}x`,
  `${'a-'.repeat(2_000)}!`,
  'a'.repeat(65),
  '1'.repeat(5_000),
  '界'.repeat(1_500),
];

const JUNK_NUMBERS: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 + 2,
  5e-324,
  13_800_138_000,
  rawJson('1e999'),
  rawJson('-1e999'),
  rawJson('-0'),
  rawJson('123456789012345678901234567890'),
  rawJson(`1${'0'.repeat(400)}`),
];

const JUNK_SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  ['13800138000'],
  { length: 1_000_000_000 },
  { toString: 1, valueOf: 2 },
  { $gt: '' },
  rawJson('{"then":"x"}'),
  { toJSON: 'x' },
  Array.from({ length: 500 }, (_unused, at) => at),
  rawJson('{"__proto__":{"admin":true}}'),
  rawJson('{"constructor":{"prototype":{"admin":true}}}'),
  rawJson('{"a":1,"a":2}'),
];

/** A value of the wrong type, size or character set. */
export function pickJunk(chance: Chance): unknown {
  const kind = chance.int(10);
  if (kind < 5) return chance.pick(JUNK_TEXTS);
  if (kind < 7) return chance.pick(JUNK_NUMBERS);
  if (kind < 9) return chance.pick(JUNK_SHAPES);
  return nest(chance, 2 ** chance.int(11));
}

function nest(chance: Chance, depth: number): unknown {
  const isList = chance.happens(0.5);
  const text = isList
    ? `${'['.repeat(depth)}${']'.repeat(depth)}`
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  return rawJson(text);
}
