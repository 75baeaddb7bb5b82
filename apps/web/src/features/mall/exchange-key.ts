import { randomKey } from '../../lib/random-key.ts';

const keys = new Map<string, string>();

/** The same for every try at the same goods, until one of them was answered: the server exchanges once. */
export function exchangeKeyFor(id: string): string {
  const key = keys.get(id) ?? randomKey();
  keys.set(id, key);
  return key;
}

/** What was answered may be exchanged again. */
export function forgetExchangeKey(id: string): void {
  keys.delete(id);
}
