import { gameMarksOf } from './game-marks.ts';
import { isHan, readingsOf } from './pinyin.ts';

/** Characters of what is typed into the search field. */
export const MOST_SEARCH_TEXT = 30;
const MOST_WORDS = 4;
/** A name of several doubtful characters is not read in more ways than these. */
const MOST_READINGS = 6;
/** Longer beginnings are not kept as keys: what is typed beyond is compared with the text itself. */
const KEY_LENGTH = { han: 3, latin: 6 };

/** What a game is found by: beginnings of all that its name says from any of its characters on. */
export interface GameKeys {
  /** Beginnings of the whole name, of its pinyin, of its initials. */
  start: string[];
  /** Beginnings of what follows in it, without those above. */
  inner: string[];
  /** All of it, each after a space: what a longer word is looked for in. */
  text: string;
  /** The print of the text: games that cannot have a word are passed over without a look at their text. */
  marks: string;
}

/** One word of a search: the key that leads to games, and what their text must have where the key is cut short. */
export interface SearchWord {
  key: string;
  needle: string;
  isCut: boolean;
}

/** Wide, capital and decorated letters are their plain ones; marks between words say nothing. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const letters = (text: string) => [...plain(text)].filter((character) => /[\p{L}\p{N}]/u.test(character));

const keyLength = (word: string) => (isHan([...word][0] ?? '') ? KEY_LENGTH.han : KEY_LENGTH.latin);
const cut = (word: string, length: number) => [...word].slice(0, length).join('');

export function gameKeysOf(gameName: string): GameKeys {
  const name = letters(gameName);
  const readings = waysToRead(name);
  const from = (place: number) => [
    name.slice(place).join(''),
    ...readings.map((reading) => reading.slice(place).join('')),
    ...readings.map((reading) => initialsOf(reading.slice(place))),
  ];
  const start = new Set(from(0).flatMap(beginningsOf));
  const rest = name.slice(1).flatMap((_, place) => from(place + 1));
  const inner = new Set(rest.flatMap(beginningsOf).filter((key) => !start.has(key)));
  const said = new Set([...from(0), ...rest]);
  const text = [...said].map((word) => ` ${word}`).join('');
  return { start: [...start], inner: [...inner], text, marks: gameMarksOf(text) };
}

/** Every way to read a name, syllable by syllable. */
function waysToRead(name: readonly string[]): string[][] {
  return name.reduce<string[][]>(
    (ways, character) =>
      readingsOf(character)
        .flatMap((reading) => ways.map((way) => [...way, reading]))
        .slice(0, MOST_READINGS),
    [[]],
  );
}

const initialsOf = (reading: readonly string[]) => reading.map((syllable) => [...syllable][0] ?? '').join('');

function beginningsOf(word: string): string[] {
  const characters = [...word];
  const most = Math.min(characters.length, keyLength(word));
  return Array.from({ length: most }, (_, place) => characters.slice(0, place + 1).join(''));
}

/**
 * The words of what somebody typed, the one that leads to the fewest games first: Chinese and letters apart, so
 * that 霜ren is found like 霜 ren. None where nothing was typed that a name could have.
 */
export function searchWordsOf(typed: string): SearchWord[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []);
  return [...new Set(words)]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_WORDS)
    .map((word) => {
      const key = cut(word, keyLength(word));
      return { key, needle: ` ${word}`, isCut: key !== word };
    });
}

/** A Chinese character says about as much as three letters. */
const weightOf = (word: string) => (isHan([...word][0] ?? '') ? 3 : 1) * [...word].length;
