/**
 * The seed ships with every client, so these keys only obfuscate values. Protection comes from TLS; no server
 * rule relies on these keys.
 */
const SHIPPED_SEED = 'juban-wire-2026';

/**
 * New values are sealed with this key; values under any known key id can still be opened, so keys can be
 * rotated.
 */
export const CURRENT_KEY_ID = 1;
const KNOWN_KEY_IDS = new Set([1, 2]);
const MAX_CACHED_KEYS = 256;

const imported = new Map<string, Promise<CryptoKey>>();

export function importWireKey(clientType: string, keyId: number): Promise<CryptoKey> {
  if (!KNOWN_KEY_IDS.has(keyId)) return Promise.reject(new RangeError(`unknown key id ${keyId}`));
  const name = `${clientType}/${keyId}`;
  const known = imported.get(name);
  if (known) return known;
  const key = deriveKey(name);
  if (imported.size < MAX_CACHED_KEYS) imported.set(name, key);
  return key;
}

async function deriveKey(name: string): Promise<CryptoKey> {
  const seed = new TextEncoder().encode(`${SHIPPED_SEED}/key/${name}`);
  const bytes = await crypto.subtle.digest('SHA-256', seed);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The client secret of request signatures; as public as the key above. */
export function clientSecret(clientType: string): string {
  return `${SHIPPED_SEED}/sign/${clientType}`;
}
