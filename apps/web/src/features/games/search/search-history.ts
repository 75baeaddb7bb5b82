import { readStored, store } from '../../../lib/storage.ts';
import { SEARCHES } from './searches.ts';

const MOST_WORDS = 10;

/** The queries of this device, latest first; they are not sent. */
export function readSearches(): string[] {
  try {
    const words: unknown = JSON.parse(readStored(SEARCHES) ?? '[]');
    if (!Array.isArray(words)) return [];
    return words.filter((word) => typeof word === 'string' && word !== '').slice(0, MOST_WORDS);
  } catch {
    return [];
  }
}

export function keepSearch(words: string): void {
  const others = readSearches().filter((word) => word !== words);
  store(SEARCHES, JSON.stringify([words, ...others].slice(0, MOST_WORDS)));
}

export function forgetSearches(): void {
  store(SEARCHES, '[]');
}
