import { randomKey } from '../../lib/random-key.ts';

const keys = new Map<string, string>();

/** The same key for retries of the same goods until one was answered, so that the server exchanges once. */
export function exchangeKeyFor(id: string): string {
  const key = keys.get(id) ?? randomKey();
  keys.set(id, key);
  return key;
}

/** Call after an answer; the goods can then be exchanged again. */
export function forgetExchangeKey(id: string): void {
  keys.delete(id);
}
