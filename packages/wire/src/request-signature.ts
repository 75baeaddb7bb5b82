import { md5Hex } from './md5.ts';
import { clientSecret } from './wire-key.ts';

/** Maximum difference between the signature's time and ours, in ms. */
export const SIGNATURE_SKEW_MS = 300_000;

export interface SignedRequest {
  clientType: string;
  path: string;
  /** Milliseconds since 1970. */
  t: number;
  params: Readonly<Record<string, string>>;
}

/**
 * MD5 hex of path, time, sorted parameters and client secret, one per line. A compatibility check, not an
 * authorisation.
 */
export function signRequest({ clientType, path, t, params }: SignedRequest): string {
  const sorted = Object.keys(params)
    .sort()
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(params[key] ?? '')}`)
    .join('&');
  return md5Hex([path, String(t), sorted, clientSecret(clientType)].join('\n'));
}

export function isSignatureValid(request: SignedRequest, sign: string, now: number): boolean {
  if (!Number.isSafeInteger(request.t) || Math.abs(now - request.t) > SIGNATURE_SKEW_MS) return false;
  try {
    return signRequest(request) === sign.toLowerCase();
  } catch {
    // An unpaired surrogate has no URI encoding, so nobody can have signed it.
    return false;
  }
}
