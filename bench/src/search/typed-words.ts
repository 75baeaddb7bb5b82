import { readingsOf } from '@juban/domain/pinyin';
import { createChance } from '../fuzz/chance.ts';

const MAX_TYPED = 5;
const OTHER = /[^\p{Script=Han}]/gu;

const syllables = (stretch: string) => [...stretch].map((character) => readingsOf(character)[0] ?? '');

/** Ways to type a part of a name. */
const WAYS = {
  Chinese: (stretch: string) => stretch,
  initials: (stretch: string) =>
    syllables(stretch)
      .map(([letter]) => letter)
      .join(''),
  pinyin: (stretch: string) => syllables(stretch).join(''),
  'two words': (stretch: string) => `${stretch.slice(0, 1)} ${stretch.slice(1)}`,
} as const;

export type Way = keyof typeof WAYS;
export const TYPED_WAYS = Object.keys(WAYS) as Way[];

/** Deterministic inputs that find some of the names, from one to five characters. */
export function typedWords(names: readonly string[], way: Way, amount: number): string[] {
  const chance = createChance('typed', way);
  return Array.from({ length: amount }, () => {
    const name = chance.pick(names).replace(OTHER, '');
    const from = chance.int(name.length);
    return WAYS[way](name.slice(from, from + 1 + chance.int(MAX_TYPED))).trim();
  });
}
