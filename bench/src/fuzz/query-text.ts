import type { Chance } from './chance.ts';
import { JUNK_TEXTS } from './junk.ts';

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

/** Lists repeat their key and objects use brackets, as pages and libraries send them. */
export function writeQuery(input: unknown): string {
  if (input === null || typeof input !== 'object') return encode(input);
  const pairs = Object.entries(input).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((item) => `${encode(key)}=${encode(item)}`);
    if (value === null || typeof value !== 'object') return [`${encode(key)}=${encode(value)}`];
    return Object.entries(value).map(([inner, item]) => `${encode(key)}[${encode(inner)}]=${encode(item)}`);
  });
  return pairs.join('&');
}

type QueryBreaker = (query: string, chance: Chance) => string;

/** Faults between a valid address and the server: encodings, repeats, cuts. */
const QUERY_BREAKERS: readonly QueryBreaker[] = [
  (query) => `${query}&${query}`,
  (query) => `${query}&${query.replaceAll('=', '=x')}`,
  (query, chance) => query.slice(0, chance.int(query.length + 1)),
  (query) => `${query}%`,
  (query) => `${query}&a=%zz`,
  (query) => `${query}&a=%c3%28`,
  (query) => `${query}%00`,
  (query) => query.replaceAll('=', '%3d'),
  (query) => query.replaceAll('&', ';'),
  (query) => `&&&=&=&${query}&=`,
  (query) => `${query}?${query}`,
  (query) => `${query}#${query}`,
  (query) => `${query}&__proto__=1&constructor=2&__proto__[a]=3&constructor[prototype][b]=4`,
  (query) => query.replace(/=([^&]*)/g, '[]=$1'),
  (query, chance) => `${query}&${'a=1&'.repeat(2 ** chance.int(11))}`,
  (query, chance) => `${query}&long=${'a'.repeat(2 ** chance.int(14))}`,
  (query, chance) => `${query}&${encode(chance.pick(JUNK_TEXTS))}=${encode(chance.pick(JUNK_TEXTS))}`,
  (query) => query.replace(/\w/g, (char) => `%${char.charCodeAt(0).toString(16)}`),
  (query) => `${query}&clientType=Android&token=x&et=3`,
];

export const breakQuery: QueryBreaker = (query, chance) => chance.pick(QUERY_BREAKERS)(query, chance);
