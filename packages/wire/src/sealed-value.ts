import { fromBase64Url, toBase64Url } from './base64url.ts';
import { CURRENT_KEY_ID, importWireKey } from './wire-key.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A value that cannot be opened: wrong key, wrong client type, truncated or modified. */
export class SealedValueError extends Error {
  override name = 'SealedValueError';
}

export interface SealOptions {
  keyId?: number;
  /** Fixed only in tests to match known vectors; two values must never share one. */
  iv?: Uint8Array<ArrayBuffer>;
}

/**
 * base64url(key id byte, 12-byte IV, AES-256-GCM ciphertext, 16-byte tag); the client type is the additional
 * data.
 */
export async function sealValue(
  clientType: string,
  plain: string,
  options: SealOptions = {},
): Promise<string> {
  const keyId = options.keyId ?? CURRENT_KEY_ID;
  const iv = options.iv ?? crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await importWireKey(clientType, keyId);
  const sealed = await crypto.subtle.encrypt(gcm(clientType, iv), key, new TextEncoder().encode(plain));
  const body = new Uint8Array(1 + IV_BYTES + sealed.byteLength);
  body[0] = keyId;
  body.set(iv, 1);
  body.set(new Uint8Array(sealed), 1 + IV_BYTES);
  return toBase64Url(body);
}

export async function openValue(clientType: string, sealed: string): Promise<string> {
  try {
    const body = fromBase64Url(sealed);
    if (body.length < 1 + IV_BYTES + TAG_BYTES) throw new RangeError('too short');
    const key = await importWireKey(clientType, body[0] ?? 0);
    const iv = body.slice(1, 1 + IV_BYTES);
    const plain = await crypto.subtle.decrypt(gcm(clientType, iv), key, body.slice(1 + IV_BYTES));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (cause) {
    throw new SealedValueError('the value cannot be opened', { cause });
  }
}

function gcm(clientType: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(clientType) };
}
