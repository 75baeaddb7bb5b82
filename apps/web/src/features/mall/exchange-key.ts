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

/** crypto.randomUUID is newer than the oldest web views. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
