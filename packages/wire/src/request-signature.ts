import { md5Hex } from './md5.ts';
import { clientSecret } from './wire-key.ts';

/** How far a signature's time may be from ours, in ms, both ways. */
export const SIGNATURE_SKEW_MS = 300_000;

export interface SignedRequest {
  clientType: string;
  path: string;
  /** Milliseconds since 1970. */
  t: number;
  params: Readonly<Record<string, string>>;
}

/** md5 hex of path, time, sorted parameters and client secret, one a line: a compatibility check, no authorisation. */
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
    // Half a surrogate pair has no URI form: nobody can have signed it.
    return false;
  }
}
