import type { Chance } from './chance.ts';
import { JUNK_TEXTS, pickJunk, rawJson } from './junk.ts';
import type { Input } from './sample-input.ts';

type Breaker = (input: Input, field: string, chance: Chance) => unknown;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function flipCharacter(text: string, chance: Chance): string {
  const at = chance.int(Math.max(1, text.length));
  return `${text.slice(0, at)}${String.fromCharCode(chance.int(0x10000))}${text.slice(at + 1)}`;
}

function swapCase(key: string): string {
  return key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase();
}

/** Ways to break a valid input; the affected field is one of the call or an invented one. */
const BREAKERS: readonly Breaker[] = [
  (input, field, chance) => ({ ...input, [field]: pickJunk(chance) }),
  (input, field, chance) => ({ ...input, [field]: pickJunk(chance) }),
  (input, field) => Object.fromEntries(Object.entries(input).filter(([key]) => key !== field)),
  (input, field, chance) => ({ ...input, [field]: `${textOf(input[field])}${chance.pick(JUNK_TEXTS)}` }),
  (input, field, chance) => ({ ...input, [field]: `${chance.pick(JUNK_TEXTS)}${textOf(input[field])}` }),
  (input, field, chance) => ({ ...input, [field]: flipCharacter(textOf(input[field]), chance) }),
  (input, field) => ({ ...input, [field]: textOf(input[field]).slice(0, -1) }),
  (input, field, chance) => ({ ...input, [field]: textOf(input[field]).repeat(2 ** chance.int(12)) }),
  (input, field) => ({ ...input, [field]: [input[field]] }),
  (input, field) => ({ ...input, [field]: { [field]: input[field] } }),
  (input, field) => ({ ...input, [field]: Number(input[field]) }),
  (input, field) => ({ ...input, [swapCase(field)]: input[field], [field]: undefined }),
  (input, _field, chance) => ({ ...input, [chance.pick(JUNK_TEXTS)]: pickJunk(chance) }),
  (input, _field, chance) => ({ ...input, padding: 'a'.repeat(1_000 * chance.int(80)) }),
  (input) => ({ ...input, price: 1, userId: '1', durationDays: 999, admin: true }),
  (input) => ({ ...input, extra: rawJson('{"__proto__":{"login":true}}') }),
  (input) => rawJson(`{"__proto__":${JSON.stringify(input)}}`),
  (input) => rawJson(`{"constructor":{"prototype":${JSON.stringify(input)}}}`),
  (input) => [input],
  (_input, _field, chance) => pickJunk(chance),
];

export function breakInput(input: Input, chance: Chance): unknown {
  const field = chance.pick([...Object.keys(input), 'unknown']);
  return chance.pick(BREAKERS)(input, field, chance);
}
