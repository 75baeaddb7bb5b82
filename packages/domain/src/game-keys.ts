import { gameMarksOf } from './game-marks.ts';
import { isHan, readingsOf } from './pinyin.ts';

/** Maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 30;
const MAX_WORDS = 4;
/** Limit of the reading combinations of a name that has several ambiguous characters. */
const MAX_READINGS = 6;
/** Maximum length of a key. For longer words, the rest is compared with the text. */
const KEY_LENGTH = { han: 3, latin: 6 };

/** Search keys of a game: prefixes of its name starting at any character. */
export interface GameKeys {
  /** Prefixes of the whole name, of its pinyin and of its initials. */
  start: string[];
  /** Prefixes of the rest of the name from a later character, without those in `start`. */
  inner: string[];
  /** All full forms, each after a space; longer words are searched in it. */
  text: string;
  /** Bit signature of the text, used to skip games that cannot contain a word without reading their text. */
  marks: string;
}

/** One search word: the key for the lookup, and what the text must contain if the key was cut. */
export interface SearchWord {
  key: string;
  needle: string;
  isCut: boolean;
}

/** Full-width, upper-case and decorated characters are mapped to plain ones; punctuation is ignored. */
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

/** All readings of a name, syllable by syllable. */
function waysToRead(name: readonly string[]): string[][] {
  return name.reduce<string[][]>(
    (ways, character) =>
      readingsOf(character)
        .flatMap((reading) => ways.map((way) => [...way, reading]))
        .slice(0, MAX_READINGS),
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
 * The words of a search, most selective first. Chinese and Latin parts are split, so 霜ren is found like 霜
 * ren. Empty if the input has no letters or digits.
 */
export function searchWordsOf(typed: string): SearchWord[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []);
  return [...new Set(words)]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MAX_WORDS)
    .map((word) => {
      const key = cut(word, keyLength(word));
      return { key, needle: ` ${word}`, isCut: key !== word };
    });
}

/** A Chinese character is about as selective as three letters. */
const weightOf = (word: string) => (isHan([...word][0] ?? '') ? 3 : 1) * [...word].length;
